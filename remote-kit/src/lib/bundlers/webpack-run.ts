import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import type { DevelopmentServer, DevelopmentWish } from './bundler.ts'
import { BuildError } from '../read-build.ts'
import { readConfig } from './read-config.ts'
import { serveCompiler } from './serve-compiler.ts'

export async function buildRemote(dir: string): Promise<string> {
  const config = await readConfig<Configuration>(dir, 'webpack', {}, { mode: 'production' })
  const faults = await new Promise<string | null>((done, fail) => {
    webpack(config, (error, stats) => {
      if (error) fail(error)
      else done(stats?.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : null)
    })
  })
  if (faults !== null) throw new BuildError(`The build failed:\n${faults}`)
  return config.output?.path ?? join(dir, 'dist')
}

export async function serveRemote(dir: string, wish: DevelopmentWish): Promise<DevelopmentServer> {
  const { isAlone, port: given } = wish
  const argv = { mode: 'development', ...(given === undefined ? {} : { port: given }) }
  const config = await readConfig<Configuration>(dir, 'webpack', { isAlone }, argv)
  const port = Number(config.devServer?.port)
  await wish.requirePort(port)
  const compiler = webpack({ ...config, stats: 'none' })
  // Its own way to end would not wait for the platform to be told.
  const server = new WebpackDevServer({ ...config.devServer, setupExitSignals: false }, compiler)
  return serveCompiler(
    { port, server, onDone: (told) => compiler.hooks.done.tap('platform dev', told) },
    wish,
  )
}
