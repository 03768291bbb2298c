import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newKeyEntry, readKeyRing, type KeyRing } from '../../lib/keys/key-ring.ts'
import { StartError } from '../../lib/start-error.ts'
import type { Config } from './config.ts'

/** The key ring that the configuration names, or the one in DATA_DIR, which the first start makes. */
export function openKeyRing({
  secretKeys,
  secretKeysFile,
  dataDir,
}: Pick<Config, 'secretKeys' | 'secretKeysFile' | 'dataDir'>): KeyRing {
  if (secretKeys !== null) return readKeyRing(secretKeys)
  return readKeyRing(secretKeysFile === null ? makeKeyFile(keyFileOf(dataDir)) : readKeyFile(secretKeysFile))
}

export function keyFileOf(dataDir: string): string {
  return path.join(dataDir, 'keys')
}

/** Returns the file's text; if there is no file, makes it with one new key. */
export function makeKeyFile(file: string): string {
  const own = `${file}.${process.pid}`
  writeFileSync(own, `${firstEntry(path.join(path.dirname(file), 'jwt-secret'))}\n`, { mode: 0o600 })
  try {
    // A link appears whole or not at all, and never replaces an existing file.
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  return readKeyFile(file)
}

/** Replaces the file at once: a crash leaves the old one or the new one. */
export function writeKeyFile(file: string, entries: readonly string[]): void {
  const own = `${file}.${process.pid}`
  writeFileSync(own, `${entries.join('\n')}\n`, { mode: 0o600, flush: true })
  renameSync(own, file)
}

export function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`Cannot start: the key file ${file} cannot be read (${code}).`, { cause: error })
  }
}

/** A folder from before keys had ids continues with its one secret: what it sealed and signed stays valid. */
function firstEntry(olderFile: string): string {
  return existsSync(olderFile) ? `k1:${readFileSync(olderFile, 'utf8').trim()}` : newKeyEntry([])
}
