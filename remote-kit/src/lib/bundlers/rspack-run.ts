import { type Configuration, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { compilerRun } from './compiler-run.ts'

export const { buildRemote, serveRemote } = compilerRun<Configuration>({
  bundler: 'rspack',
  build: rspack,
  serve: (config) => {
    const compiler = rspack({ ...config, stats: 'none' })
    return {
      // Its own way to end would not wait for the platform to be told.
      server: new RspackDevServer({ ...config.devServer, setupExitSignals: false }, compiler),
      onDone: (told) => compiler.hooks.done.tap('platform dev', told),
    }
  },
})
