import type { RegistryChange, ReleaseManifest, ReleaseRef } from '@platform/shared-contracts/http'
import pLimit from 'p-limit'
import type { Database, Tx } from '../data/database.ts'
import { notify } from '../data/notify.ts'
import type { Logger } from '../log.ts'
import { foldChanges, type SlotChange } from './fold-changes.rule.ts'
import { RegistryMemory } from './registry-memory.ts'
import { toChange, toRelease } from './registry-rows.ts'
import type { RegisteredRelease, Registry, Remote } from './resolve.rule.ts'
import {
  insertChanges,
  insertRelease,
  lockRegistry,
  type NewRows,
  type Position,
  readSince,
} from './sql-registry.ts'

const REGISTRY_CHANGED = 'registry_changed'

export interface ChangeRequest {
  readonly remote: string
  readonly actor: string
  readonly reason: string
  /** Registered in the same transaction, unless it is already. */
  readonly release?: { readonly ref: ReleaseRef; readonly manifest: ReleaseManifest }
  /** Decides on the newest state, which is locked against other changes. Throws to change nothing. */
  readonly plan: (remote: Remote, registry: Registry) => readonly SlotChange[]
}

/** The release registry: read from memory without waiting, changed in one transaction. */
export interface ReleaseRegistry {
  current(): Registry
  at(moment: Date): Registry
  history(remote: string): readonly RegistryChange[]
  change(request: ChangeRequest): Promise<readonly SlotChange[]>
  /** Marks the files of a release as damaged (or whole again); a damaged release is skipped. */
  setFileFault(release: RegisteredRelease, fault: string | null): void
}

interface Options {
  readonly database: Database
  readonly log: Logger
  readonly now: () => Date
}

export async function openRegistry({ database, log, now }: Options): Promise<ReleaseRegistry> {
  const memory = new RegistryMemory()
  let position: Position = { releaseSeq: 0, changeSeq: 0 }

  const loggedFaults = new Set<string>()

  function logDamage({ remote, ref, fault }: RegisteredRelease): void {
    if (fault) log.error({ remote, release: ref }, `release ${remote} ${ref} is skipped: ${fault}`)
  }

  function logNewFaults(remote: string): void {
    for (const fault of memory.current().remotes.get(remote)?.faults ?? []) {
      if (!loggedFaults.has(fault)) log.error({ remote }, `the registry keeps its previous state: ${fault}`)
      loggedFaults.add(fault)
    }
  }

  async function catchUp(tx: Tx): Promise<void> {
    const rows = await readSince(tx, position)
    const releases = rows.releases.map(toRelease)
    for (const release of releases) logDamage(release)
    position = advanced(position, rows)
    memory.absorb({ releases, changes: rows.changes.map(toChange) })
    for (const remote of new Set(rows.changes.map((change) => change.remote))) logNewFaults(remote)
  }

  // One at a time, because two would process the same rows.
  const inTurn = pLimit(1)
  const refresh = (): Promise<void> => inTurn(() => database.withPlatform(catchUp))
  const refreshLater = (): void => {
    refresh().catch((error: unknown) => log.error({ err: error }, 'could not refresh the registry'))
  }

  await database.listen(REGISTRY_CHANGED, refreshLater, refreshLater)
  await refresh()

  return {
    current: () => memory.current(),
    at: (moment) => memory.at(moment),
    history: (remote) => memory.history(remote),
    setFileFault: (release, fault) => memory.setFileFault(release, fault),
    async change({ remote, actor, reason, release, plan }) {
      const made = await inTurn(() =>
        database.withPlatform(async (tx) => {
          await lockRegistry(tx)
          await catchUp(tx)
          const author = { actor, reason, at: now() }
          const before = memory.current()
          const planned = plan(remoteWith(before, remote, release), before)
          const isNew = release && !before.remotes.get(remote)?.releases.has(release.ref)
          if (isNew) await insertRelease(tx, release.ref, release.manifest, author)
          const changes = isNew ? [registration(release.ref), ...planned] : planned
          await insertChanges(tx, remote, changes, author)
          await notify(tx, REGISTRY_CHANGED, remote)
          return changes
        }),
      )
      await refresh()
      return made
    },
  }
}

function advanced({ releaseSeq, changeSeq }: Position, { releases, changes }: NewRows): Position {
  return { releaseSeq: releases.at(-1)?.seq ?? releaseSeq, changeSeq: changes.at(-1)?.seq ?? changeSeq }
}

function registration(ref: ReleaseRef): SlotChange {
  return { slot: `release/${ref}`, before: null, after: {} }
}

/** What a plan sees: the release that is being registered counts as registered. */
function remoteWith(registry: Registry, id: string, release: ChangeRequest['release']): Remote {
  const remote = registry.remotes.get(id) ?? { ...foldChanges(id, []), releases: new Map() }
  if (!release || remote.releases.has(release.ref)) return remote
  const added = { ...release, remote: id, fault: null, registeredAt: '' }
  return { ...remote, releases: new Map([[release.ref, added], ...remote.releases]) }
}
