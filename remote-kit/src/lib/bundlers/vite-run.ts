import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build, type InlineConfig, mergeConfig, type UserConfig } from 'vite'
import type { DevelopmentServer, DevelopmentOptions } from './bundler.ts'
import { BuildError } from '../read-build.ts'
import { readConfig } from './read-config.ts'
import { serveVite } from './serve-vite.ts'
import { serveInto } from './serve-into.ts'

const ON_THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/

/** What the preset's configuration is called with. */
interface Environment {
  readonly command: 'serve' | 'build'
  readonly mode: string
  readonly isInto?: boolean
  readonly port?: number
}

export async function buildRemote(dir: string): Promise<string> {
  const config = await configOf(dir, { command: 'build', mode: 'production' })
  await buildWith(config, { mode: 'production' })
  return config.build?.outDir ?? join(dir, 'dist')
}

/** Vite's own development server, but for a platform on another machine: that one takes only files with the hashes of a build. */
export async function serveRemote(dir: string, wish: DevelopmentOptions): Promise<DevelopmentServer> {
  const { into, port: given } = wish
  const isServed = into === null || ON_THIS_MACHINE.test(new URL(into).hostname)
  const env: Environment = {
    command: isServed ? 'serve' : 'build',
    mode: 'development',
    isInto: into !== null,
    ...(given === undefined ? {} : { port: given }),
  }
  const config = await configOf(dir, env)
  const port = config.server?.port ?? 0
  await wish.requirePort(port)
  if (isServed) return serveVite(config, port)
  const again = async (outDir: string) =>
    // The plugins of one configuration are for one build. Open pages still load files of the build before.
    buildWith(await configOf(dir, env), {
      mode: env.mode,
      logLevel: 'silent',
      build: { outDir, emptyOutDir: false },
    })
  return serveInto({ sources: join(dir, 'src'), port, build: again }, wish)
}

function configOf(dir: string, env: Environment): Promise<UserConfig> {
  return readConfig<UserConfig>(dir, 'vite', env)
}

async function buildWith(config: UserConfig, more: InlineConfig): Promise<void> {
  try {
    await build(mergeConfig(config, { configFile: false, ...more }))
  } catch (error) {
    throw new BuildError(`The build failed:\n${stripVTControlCharacters((error as Error).message)}`, {
      cause: error,
    })
  }
}
