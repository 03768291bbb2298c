import { join } from 'node:path'
import { BuildError } from '../read-build.ts'
import type { BundlerRun } from './bundler.ts'
import { readConfig } from './read-config.ts'
import { serveCompiler, type ServedCompiler, type Stats } from './serve-compiler.ts'

/** What the commands read of a configuration of webpack or Rspack. */
interface CompilerConfig {
  readonly output?: { readonly path?: string }
  readonly devServer?: false | { readonly port?: number | string }
}

interface CompilerParts<Config> {
  readonly bundler: 'webpack' | 'rspack'
  readonly build: (config: Config, done: (error: Error | null, stats?: Stats) => void) => unknown
  readonly serve: (config: Config) => ServedCompiler
}

/** The commands for webpack and for Rspack, which have the same interface. */
export function compilerRun<Config extends CompilerConfig>({
  bundler,
  build,
  serve,
}: CompilerParts<Config>): BundlerRun {
  return {
    buildRemote: async (dir) => {
      const config = await readConfig<Config>(dir, bundler, {}, { mode: 'production' })
      const faults = await new Promise<string | null>((done, fail) => {
        build(config, (error, stats) => {
          if (error) fail(error)
          else done(stats?.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : null)
        })
      })
      if (faults !== null) throw new BuildError(`The build failed:\n${faults}`)
      return config.output?.path ?? join(dir, 'dist')
    },
    serveRemote: async (dir, wish) => {
      const { into, port: given } = wish
      const argv = { mode: 'development', ...(given === undefined ? {} : { port: given }) }
      const config = await readConfig<Config>(dir, bundler, { isStandalone: into === null }, argv)
      const port = Number(config.devServer && config.devServer.port)
      await wish.requirePort(port)
      return serveCompiler(port, serve(config), wish)
    },
  }
}
