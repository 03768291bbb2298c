import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Bundler, configFileOf } from './bundler.ts'
import { BuildError } from '../read-build.ts'

/** The default export of the remote's own configuration, called. Errors: BuildError when its listing does not fit. */
export async function readConfig<Config>(
  dir: string,
  bundler: Bundler,
  ...given: unknown[]
): Promise<Config> {
  const file = resolve(join(dir, configFileOf(bundler)))
  const { default: factory } = (await import(pathToFileURL(file).href)) as {
    default: (...given: unknown[]) => Config
  }
  try {
    return factory(...given)
  } catch (error) {
    throw new BuildError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
