import type { TrafficReport, VitalFigure } from '@platform/shared-contracts/http'
import { gte, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../lib/data/database.ts'
import { pageViews } from '../../lib/data/schema/traffic.ts'
import { vitals } from '../../lib/data/schema/vitals.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface Options {
  readonly database: Database
  readonly now: () => Date
}

export interface Traffic {
  /** Counts in memory, so that no page waits for the database. */
  count(tenantId: number, path: string): void
  /** Writes the counts since the last time. A count that could not be written stays for the next time. */
  flush(): Promise<void>
  report(tenantId: number, days: number): Promise<TrafficReport>
}

export function createTraffic({ database, now }: Options): Traffic {
  let counted = new Map<number, Map<string, number>>()
  const add = (tenantId: number, path: string, views: number): void => {
    const paths = counted.get(tenantId) ?? new Map<string, number>()
    paths.set(path, (paths.get(path) ?? 0) + views)
    counted.set(tenantId, paths)
  }
  return {
    count: (tenantId, path) => add(tenantId, path, 1),

    async flush() {
      const writing = counted
      counted = new Map()
      const day = dayOf(now())
      for (const [tenantId, paths] of writing)
        try {
          await database.withTenant(tenantId, (tx) => write(tx, { tenantId, day, paths }))
        } catch (error) {
          for (const [path, views] of paths) add(tenantId, path, views)
          throw error
        }
    },

    async report(tenantId, days) {
      const first = new Date(Math.floor(now().getTime() / DAY_MS - days + 1) * DAY_MS)
      return database.withTenant(tenantId, (tx) => read(tx, first, days))
    },
  }
}

interface Counted {
  readonly tenantId: number
  readonly day: string
  readonly paths: ReadonlyMap<string, number>
}

async function write(tx: Tx, { tenantId, day, paths }: Counted): Promise<void> {
  const rows = [...paths].map(([path, views]) => ({ tenantId, day, path, views }))
  await tx
    .insert(pageViews)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageViews.tenantId, pageViews.day, pageViews.path],
      set: { views: sql`${pageViews.views} + excluded.views` },
    })
}

async function read(tx: Tx, first: Date, days: number): Promise<TrafficReport> {
  const since = dayOf(first)
  const rows = await tx.select().from(pageViews).where(gte(pageViews.day, since))
  const measured = await tx
    .select({
      name: vitals.name,
      p75: sql<number>`percentile_cont(0.75) within group (order by ${vitals.value})`,
      count: sql<number>`count(*)::int`,
    })
    .from(vitals)
    .where(gte(vitals.at, first))
    .groupBy(vitals.name)
    .orderBy(vitals.name)
  const byDay = Array.from({ length: days }, (_, at) => {
    const day = dayOf(new Date(first.getTime() + at * DAY_MS))
    return total(rows.filter((row) => row.day === day))
  })
  const paths = [...new Set(rows.map(({ path }) => path))]
  const byPath = paths
    .map((path) => ({ path, views: total(rows.filter((row) => row.path === path)) }))
    .toSorted((one, other) => other.views - one.views)
  return { since, views: total(rows), byDay, byPath, vitals: measured satisfies VitalFigure[] }
}

function total(rows: readonly { readonly views: number }[]): number {
  return rows.reduce((sum, { views }) => sum + views, 0)
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
