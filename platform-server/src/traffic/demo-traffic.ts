import type { Services } from '../app/services.ts'
import { pageViews } from '../lib/data/schema/traffic.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS = 60
/** Views on an average day. */
const PATHS: readonly (readonly [string, number])[] = [
  ['/', 64],
  ['/progress', 41],
  ['/free-resources', 27],
  ['/modules/:code', 25],
  ['/blog/:slug', 18],
  ['/blog', 11],
  ['/partners', 7],
  ['/login', 30],
]

/** Two months to look at: weekdays busier than weekends, growing a little. The same at every start. */
export async function seedDemoTraffic(
  { database, now }: Pick<Services, 'database' | 'now'>,
  tenantIds: readonly number[],
): Promise<void> {
  const today = Math.floor(now().getTime() / DAY_MS)
  for (const tenantId of tenantIds)
    await database.withTenant(tenantId, async (tx) => {
      const rows = Array.from({ length: DAYS }, (_, ago) => today - 1 - ago).flatMap((day) =>
        PATHS.map(([path, usual], at) => ({
          tenantId,
          day: new Date(day * DAY_MS).toISOString().slice(0, 10),
          path,
          views: viewsOn(day, usual, at, today - day),
        })),
      )
      const [known] = await tx.select().from(pageViews).limit(1)
      if (!known) await tx.insert(pageViews).values(rows)
    })
}

function viewsOn(day: number, usual: number, at: number, ago: number): number {
  // Day 0 of the epoch was a Thursday.
  const weekday = (day + 4) % 7
  const isWeekend = weekday === 0 || weekday === 6
  const growth = 1.2 - ago / (DAYS * 2)
  const wave = 1 + 0.18 * Math.sin(day * 1.7 + at)
  return Math.max(1, Math.round(usual * growth * wave * (isWeekend ? 0.35 : 1)))
}
