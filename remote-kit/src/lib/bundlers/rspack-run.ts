import { type Configuration, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { compilerRun } from './compiler-run.ts'

export const { buildRemote, serveRemote } = compilerRun<Configuration>({
  bundler: 'rspack',
  build: rspack,
  serve: (config) => {
    const compiler = rspack({ ...config, stats: 'none' })
    return {
      // Its own exit handler would not wait until the platform is notified.
      server: new RspackDevServer({ ...config.devServer, setupExitSignals: false }, compiler),
      onDone: (callback) => compiler.hooks.done.tap('platform dev', callback),
    }
  },
})
