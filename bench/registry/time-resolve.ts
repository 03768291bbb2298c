import { openEmbedded } from '../../platform-server/src/lib/data/embedded-database.ts'
import { createLog } from '../../platform-server/src/lib/log.ts'
import { openRegistry } from '../../platform-server/src/lib/registry/registry.ts'
import { resolveAll } from '../../platform-server/src/lib/registry/resolve-all.ts'
import { median } from '../loads/median.rule.ts'

const VISITORS = 2_000

export interface ResolveTimes {
  /** From an empty memory to the state of all remotes. */
  readonly openMs: number
  readonly remotes: number
  readonly releases: number
  /** What one visitor is given, all remotes together. */
  readonly medianMs: number
  readonly p99Ms: number
}

/** Opens the registry of a data directory that no server has open, and asks it for many visitors. */
export async function timeResolve(dataDir: string): Promise<ResolveTimes> {
  const { database } = await openEmbedded(dataDir)
  const from = performance.now()
  const registry = await openRegistry({
    database,
    log: createLog({ level: 'silent' }),
    now: () => new Date(),
  })
  const openMs = performance.now() - from
  const { remotes } = registry.current()
  const shell = { contract: '2.0.0', offers: OFFERS }
  const times = Array.from({ length: VISITORS }, (_, visitor) => {
    const request = { tenant: 'oncall', stickyId: `visitor-${visitor}`, shell, now: new Date() }
    const since = performance.now()
    resolveAll(registry.current(), request)
    return performance.now() - since
  })
  await database.close()
  const sorted = times.toSorted((one, other) => one - other)
  return {
    openMs,
    remotes: remotes.size,
    releases: [...remotes.values()].reduce((sum, { releases }) => sum + releases.size, 0),
    medianMs: median(times),
    p99Ms: sorted[Math.floor(VISITORS * 0.99)] ?? Number.NaN,
  }
}

const OFFERS = {
  Platform: ['cart', 'fetch', 'notify', 'report', 'session', 'tenant'],
  react: ['useEffect', 'useState'],
  'react-router-dom': ['Link'],
}
