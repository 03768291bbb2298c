import type { Compiler, Configuration } from 'webpack'

/** Runs a build to its end. Errors: rejects with all errors of the build. */
export function runBundler(bundler: Compiler['webpack'], config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    bundler(config, (error, stats) => {
      if (error) reject(error)
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })))
      else resolve()
    })
  })
}
