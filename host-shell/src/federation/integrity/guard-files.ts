import type { BootDocument } from '@platform/shared-contracts/http'
import { addIntegrityMap } from './add-integrity-map.ts'
import { guardDocument } from './guard-document.ts'
import { createIntegrityTable, type IntegritySource, type IntegrityTable } from './integrity-table.ts'
import { createSuspectFiles, type SuspectFiles } from './suspect-files.ts'

export interface GuardedFiles {
  readonly integrity: IntegrityTable
  readonly suspects: SuspectFiles
  /** Admits the files of the shell and of each release. */
  readonly admit: (boot: BootDocument) => void
  /** From now on calls back with each script or style that no release lists. */
  readonly onRefused: (listener: (url: string) => void) => void
}

/** From now on the document requests no script and no style that the boot document does not list. */
export function guardFiles(): GuardedFiles {
  const integrity = createIntegrityTable(location.href)
  const suspects = createSuspectFiles(integrity.lookup, fetch)
  // Before there is a listener, nothing but this shell's own loaders is at work.
  const listeners: ((url: string) => void)[] = []
  guardDocument(Element.prototype, integrity.lookup, suspects.add, (url) =>
    listeners.forEach((listener) => listener(url)),
  )
  return {
    integrity,
    suspects,
    admit: ({ shell, remotes }) => {
      admit(integrity, shell)
      for (const { release } of remotes) if (release) admit(integrity, release)
      integrity.admitModules(addIntegrityMap(remotes, document))
    },
    onRefused: (listener) => void listeners.push(listener),
  }
}

function admit(integrity: IntegrityTable, source: IntegritySource): void {
  try {
    integrity.admit(source)
  } catch (error) {
    // Its files stay unknown, so only this remote fails, with a report, when a user opens it.
    console.error(error)
  }
}
