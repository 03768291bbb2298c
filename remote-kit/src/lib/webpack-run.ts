import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import type {} from 'webpack-dev-server'
import { BuildError } from './read-build.ts'

const CONFIG_FILE = 'webpack.config.mjs'

export interface ConfigWish {
  readonly mode: 'production' | 'development'
  readonly port?: number
  /** By itself, on the kit's own page, and not as a remote for a shell. */
  readonly isAlone?: boolean
}

type Factory = (env: object, argv: object) => Configuration

/** The remote's own configuration in `dir`. Errors: BuildError without one, or when its listing does not fit. */
export async function readConfig(
  dir: string,
  { mode, port, isAlone = false }: ConfigWish,
): Promise<Configuration> {
  const file = resolve(join(dir, CONFIG_FILE))
  if (!existsSync(file))
    throw new BuildError(`There is no ${CONFIG_FILE} here: run this in the folder of a remote.`)
  const { default: factory } = (await import(pathToFileURL(file).href)) as { default: Factory }
  try {
    return factory({ isAlone }, { mode, ...(port === undefined ? {} : { port }) })
  } catch (error) {
    throw new BuildError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** Builds the remote in `dir` for release. Answers the folder. Errors: BuildError with what webpack says. */
export async function buildRemote(dir: string): Promise<string> {
  const config = await readConfig(dir, { mode: 'production' })
  const faults = await new Promise<string | null>((done, fail) => {
    webpack(config, (error, stats) => {
      if (error) fail(error)
      else done(stats?.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : null)
    })
  })
  if (faults !== null) throw new BuildError(`The build failed:\n${faults}`)
  return config.output?.path ?? join(dir, 'dist')
}
