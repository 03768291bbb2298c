import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ShellManifest } from '@platform/shared-contracts/http'
import { fileFault, writeForms } from '../release-files/release-store.ts'
import { StartError } from '../start-error.ts'
import type { FileStorage } from '../storage/file-storage.ts'

export function shellKey(file: string): string {
  return `shell/${file}`
}

/**
 * Reads the shell's build and puts its files where they are served from. Those of earlier builds stay: a page that was
 * opened before an update still loads its chunks.
 */
export async function openShell(folder: string, storage: FileStorage): Promise<ShellManifest> {
  const manifest = await readManifest(folder)
  await Promise.all(
    manifest.assets.map(async (asset) => {
      const bytes = await readFile(path.join(folder, asset.file)).catch(() => null)
      const fault = fileFault(asset, bytes)
      if (fault !== null || !bytes)
        throw new StartError(`Cannot start: the shell in ${folder} is incomplete: ${fault}. Build it again.`)
      const brotli = await readFile(path.join(folder, `${asset.file}.br`)).catch(() => null)
      await writeForms(storage, shellKey(asset.file), { bytes, brotli })
    }),
  )
  return manifest
}

async function readManifest(folder: string): Promise<ShellManifest> {
  const file = path.join(folder, 'shell.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`Cannot start: SHELL_DIST ${folder} has no shell.json. Build the shell first.`)
  })
  const parsed = ShellManifest.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new StartError(
    `Cannot start: ${file} is not a valid shell build (${issue?.path.join('.')}: ${issue?.message}).`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
