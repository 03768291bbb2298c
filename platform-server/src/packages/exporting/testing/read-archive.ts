import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openArchive } from '../../reading/open-archive.ts'

/** The files of a ZIP archive as texts, in their order. */
export async function readArchive(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-archive-'))
  try {
    writeFileSync(path.join(folder, 'archive.zip'), bytes)
    const archive = await openArchive(path.join(folder, 'archive.zip'))
    const files = new Map<string, string>()
    for (const name of archive.paths) files.set(name, (await archive.read(name)).toString('utf8'))
    archive.close()
    return files
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
