import type { BootRemote } from '@platform/shared-contracts/http'
import type { RunningRemote } from './newer-releases.rule.ts'

/** The remotes of this page: what the document offered, and what became of it. */
export interface RemotesHere {
  readonly all: readonly BootRemote[]
  readonly records: () => readonly RunningRemote[]
}
