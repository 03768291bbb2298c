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
  /** Calls back from now on with each script or style that no release lists. */
  readonly onRefused: (listener: (url: string) => void) => void
}

/** From now on the document requests only scripts and styles that the boot document lists. */
export function guardFiles(): GuardedFiles {
  const integrity = createIntegrityTable(location.href)
  const suspects = createSuspectFiles(integrity.lookup, fetch)
  // While there are no listeners yet, only the shell's own loaders run.
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
