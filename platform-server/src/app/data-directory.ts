import { randomBytes } from 'node:crypto'
import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../lib/start-error.ts'

/** Makes DATA_DIR where it is missing, and refuses one that cannot be used. */
export function prepareDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      `DATA_DIR ${directory} cannot be used (${code}): it must be a directory that can be written.`,
      {
        cause: error,
      },
    )
  }
}

/** The secret of this installation, made at the first start and kept beside the data. */
export function keepSecret(directory: string): string {
  const file = path.join(directory, 'jwt-secret')
  const own = `${file}.${process.pid}`
  writeFileSync(own, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    // A link appears whole or not at all, and never replaces a secret that is there.
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
