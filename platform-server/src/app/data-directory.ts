import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../lib/start-error.ts'

/** No file or folder that this process makes can be read by another user of the machine. */
const PRIVATE_UMASK = 0o077
const OTHERS = 0o077

/** Makes DATA_DIR where it is missing, closes it to other users, and refuses one that cannot be used. */
export function prepareDataDirectory(directory: string): void {
  process.umask(PRIVATE_UMASK)
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
  closeToOthers(directory)
}

/** A folder that an older version or an administrator made may be open, and all that is in it. */
function closeToOthers(directory: string): void {
  if ((statSync(directory).mode & OTHERS) === 0) return
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  try {
    for (const entry of entries.filter((one) => one.isFile() || one.isDirectory()))
      chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
    chmodSync(directory, 0o700)
  } catch (error) {
    // What belongs to another user is theirs to close: a folder that a container was given, for one.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
