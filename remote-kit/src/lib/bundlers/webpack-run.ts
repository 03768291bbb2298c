import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { compilerRun } from './compiler-run.ts'

export const { buildRemote, serveRemote } = compilerRun<Configuration>({
  bundler: 'webpack',
  build: webpack,
  serve: (config) => {
    const compiler = webpack({ ...config, stats: 'none' })
    return {
      // Its own exit handler would not wait until the platform is notified.
      server: new WebpackDevServer({ ...config.devServer, setupExitSignals: false }, compiler),
      onDone: (callback) => compiler.hooks.done.tap('platform dev', callback),
    }
  },
})
