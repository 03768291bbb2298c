import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../../lib/start-error.ts'

/** No other user of the machine can read a file or folder that this process makes. */
const PRIVATE_UMASK = 0o077
const OTHERS = 0o077

/** Creates DATA_DIR if it is missing, closes it to other users, and refuses one that cannot be used. */
export function prepareDataDirectory(directory: string): void {
  process.umask(PRIVATE_UMASK)
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`DATA_DIR ${directory} cannot be used (${code}): it must be a writable directory.`, {
      cause: error,
    })
  }
  closeToOthers(directory)
}

/** A folder that an older version or an administrator made may be open, with everything in it. */
function closeToOthers(directory: string): void {
  if ((statSync(directory).mode & OTHERS) === 0) return
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  try {
    for (const entry of entries.filter((one) => one.isFile() || one.isDirectory()))
      chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
    chmodSync(directory, 0o700)
  } catch (error) {
    // Only its owner can close a folder that belongs to another user, such as one that a container was given.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
