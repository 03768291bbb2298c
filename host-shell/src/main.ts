import type { BootDocument } from '@platform/shared-contracts/http'
import { readBootDocument } from './boot/read-boot-document.ts'
import { withRemotes } from './boot/with-remotes.ts'
import { startShell } from './bootstrap.tsx'
import { addIntegrityMap } from './federation/integrity/add-integrity-map.ts'
import { guardDocument } from './federation/integrity/guard-document.ts'
import { createIntegrityTable, type IntegritySource } from './federation/integrity/integrity-table.ts'
import { createSuspectFiles } from './federation/integrity/suspect-files.ts'

const RENEWED_MS = 60_000

const integrity = createIntegrityTable(location.href)
const suspects = createSuspectFiles(integrity.lookup, fetch)
// The loaders that the kit built into each remote ask here before they add a script or a style.
Object.defineProperty(globalThis, 'platformIntegrity', { value: integrity.lookup })
// Told from the moment that somebody listens; nothing but this shell's own loaders is at work before.
const refusals: { hear: (url: string) => void } = { hear: () => undefined }
guardDocument(Element.prototype, integrity.lookup, suspects.add, (url) => refusals.hear(url))
void start(readBootDocument(document))

async function start(inlined: BootDocument): Promise<void> {
  const boot = await withRemotes(inlined, {
    asked: window.platformEarly?.remotes,
    fetch: (url, init) => fetch(url, init),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    renew,
    log: (message, error) => console.error(message, error),
  })
  admit(boot.shell)
  for (const { release } of boot.remotes) if (release) admit(release)
  integrity.admitModules(addIntegrityMap(boot.remotes, document))
  await startShell({ boot, integrity, suspects, refusals })
}

function admit(source: IntegritySource): void {
  try {
    integrity.admit(source)
  } catch (error) {
    // Its files stay unknown, so its remote fails by itself, with a report, when somebody goes there.
    console.error(error)
  }
}

/** Not again at once where that has just been done: a cache in front may still hold the same document. */
function renew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'reload' && performance.now() < RENEWED_MS) return false
  location.reload()
  return true
}
