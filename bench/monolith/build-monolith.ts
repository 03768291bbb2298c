import webpack from 'webpack'
import { monolithConfig } from './webpack.config.ts'

export function buildMonolith(): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(monolithConfig(), (error, stats) => {
      if (error) reject(error)
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })))
      else resolve()
    })
  })
}
