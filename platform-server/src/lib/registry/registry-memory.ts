import type { RegistryChange } from '@platform/shared-contracts/http'
import { foldChanges } from './fold-changes.rule.ts'
import type { RegisteredRelease, Registry, Remote } from './resolve.rule.ts'

interface Rows {
  readonly releases: readonly RegisteredRelease[]
  readonly changes: readonly RegistryChange[]
}

interface RemoteRows {
  /** Oldest first. */
  readonly releases: RegisteredRelease[]
  readonly changes: RegistryChange[]
}

/** Every row of the registry, and the state that follows. A snapshot never changes: a new one takes its place. */
export class RegistryMemory {
  private readonly rows = new Map<string, RemoteRows>()
  private readonly fileFaults = new Map<string, string>()
  private snapshot: Registry = { version: 0, remotes: new Map() }

  current(): Registry {
    return this.snapshot
  }

  /** Takes in rows that are newer than all before; only the remotes that they are about are folded again. */
  absorb({ releases, changes }: Rows): void {
    for (const release of releases) this.rowsOf(release.remote).releases.push(release)
    for (const change of changes) this.rowsOf(change.remote).changes.push(change)
    const touched = new Set([...releases, ...changes].map(({ remote }) => remote))
    if (touched.size > 0) this.refold(touched, changes.at(-1)?.seq ?? this.snapshot.version)
  }

  /** `null`: its files are whole again. */
  setFileFault({ remote, ref }: RegisteredRelease, fault: string | null): void {
    const name = `${remote}/${ref}`
    if ((this.fileFaults.get(name) ?? null) === fault) return
    if (fault === null) this.fileFaults.delete(name)
    else this.fileFaults.set(name, fault)
    this.refold(new Set([remote]), this.snapshot.version)
  }

  /** The registry as it was; files are judged as they are now. */
  at(moment: Date): Registry {
    const limit = moment.toISOString()
    const remotes = [...this.rows].map(([id, { releases, changes }]) =>
      this.fold(
        id,
        releases.filter(({ registeredAt }) => registeredAt <= limit),
        changes.filter(({ at }) => at <= limit),
      ),
    )
    const known = remotes.filter(({ releases }) => releases.size > 0)
    return { version: this.snapshot.version, remotes: new Map(known.map((remote) => [remote.id, remote])) }
  }

  /** Newest first. */
  history(remote: string): readonly RegistryChange[] {
    return this.rows.get(remote)?.changes.toReversed() ?? []
  }

  private rowsOf(remote: string): RemoteRows {
    const rows = this.rows.get(remote) ?? { releases: [], changes: [] }
    this.rows.set(remote, rows)
    return rows
  }

  private refold(touched: ReadonlySet<string>, version: number): void {
    const remotes = new Map(this.snapshot.remotes)
    for (const id of touched) {
      const { releases, changes } = this.rowsOf(id)
      remotes.set(id, this.fold(id, releases, changes))
    }
    this.snapshot = { version, remotes: new Map([...remotes].toSorted(byName)) }
  }

  private fold(
    id: string,
    releases: readonly RegisteredRelease[],
    changes: readonly RegistryChange[],
  ): Remote {
    const newestFirst = releases.toReversed().map((release) => {
      const fault = release.fault ?? this.fileFaults.get(`${id}/${release.ref}`) ?? null
      return [release.ref, { ...release, fault }] as const
    })
    return { ...foldChanges(id, changes), releases: new Map(newestFirst) }
  }
}

function byName([one]: readonly [string, Remote], [other]: readonly [string, Remote]): number {
  return one < other ? -1 : 1
}
