import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { assertStorageKey, isStorageKey, type FileStorage } from './file-storage.ts'

/**
 * Files in one directory. A file is written under a temporary name and renamed, so that a kill never leaves a partial
 * file.
 */
export function directoryStorage(directory: string): FileStorage {
  const root = path.resolve(directory)
  const aside = path.join(root, '.incoming')

  function locate(key: string): string {
    assertStorageKey(key)
    return path.join(root, key)
  }

  return {
    async put(key, bytes) {
      const target = locate(key)
      const incoming = path.join(aside, randomUUID())
      await mkdir(aside, { recursive: true })
      const file = await open(incoming, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await mkdir(path.dirname(target), { recursive: true })
      await rename(incoming, target)
    },
    async get(key) {
      const found = await fileAt(locate(key))
      return found && { body: createReadStream(locate(key)), sizeBytes: found.size }
    },
    async exists(key) {
      return (await fileAt(locate(key))) !== null
    },
    async list(prefix) {
      const names = await readdir(root, { recursive: true, withFileTypes: true }).catch(nothing)
      return names
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
        )
        .filter((key) => isStorageKey(key) && key.startsWith(prefix))
        .sort()
    },
    async remove(key) {
      await rm(locate(key), { force: true })
    },
  }
}

async function fileAt(file: string): Promise<{ size: number } | null> {
  const found = await stat(file).catch(absent)
  return found?.isFile() ? found : null
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

function nothing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
