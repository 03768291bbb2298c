import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openEmbedded } from '../../lib/data/embedded-database.ts'

/** Data directories whose database is there already: making one from nothing takes seconds. */
export async function dataDirectories(): Promise<{ make(): string; removeAll(): void }> {
  const root = mkdtempSync(path.join(tmpdir(), 'platform-data-'))
  const template = path.join(root, 'template')
  mkdirSync(template)
  const { database } = await openEmbedded(template)
  await database.close()
  let made = 0
  return {
    make() {
      made += 1
      const directory = path.join(root, String(made))
      cpSync(template, directory, { recursive: true })
      return directory
    },
    removeAll: () => rmSync(root, { recursive: true, force: true }),
  }
}
