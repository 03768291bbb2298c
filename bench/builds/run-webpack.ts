import webpack, { type Configuration } from 'webpack'

/** Errors: throws with what webpack said. */
export function runWebpack(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error)
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })))
      else resolve()
    })
  })
}
