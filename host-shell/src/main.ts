import { readBootDocument } from './boot/read-boot-document.ts'
import { startShell } from './bootstrap.tsx'
import { guardDocument } from './lib/integrity/guard-document.ts'
import { createIntegrityTable, type IntegritySource } from './lib/integrity/integrity-table.ts'
import { createSuspectFiles } from './lib/integrity/suspect-files.ts'

const boot = readBootDocument(document)
const integrity = createIntegrityTable(location.href)
const sources: (IntegritySource | null)[] = [boot.shell, ...boot.remotes.map(({ release }) => release)]
for (const source of sources) {
  try {
    if (source) integrity.admit(source)
  } catch (error) {
    // Its files stay unknown, so its remote fails by itself, with a report, when somebody goes there.
    console.error(error)
  }
}
const suspects = createSuspectFiles(integrity.lookup, fetch)
// The loaders that the kit built into each remote ask here before they add a script or a style.
Object.defineProperty(globalThis, 'platformIntegrity', { value: integrity.lookup })
// Told from the moment that somebody listens; nothing but this shell's own loaders is at work before.
const refusals: { hear: (url: string) => void } = { hear: () => undefined }
guardDocument(document.head, integrity.lookup, suspects.add, (url) => refusals.hear(url))
void startShell({ boot, integrity, suspects, refusals })
