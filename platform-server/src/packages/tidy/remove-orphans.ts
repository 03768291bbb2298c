import { inArray } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import { coursePackages } from '../../lib/data/schema/training/packages.ts'
import { folderTime } from './folder-time.rule.ts'

const DAY_MS = 24 * 60 * 60_000
const KEY = /^packages\/\d+\/([0-9a-f-]{36})\//

/**
 * Deletes the files of imports and removals that a crash ended half-way: their folder has no package. A folder of the
 * last day may belong to an import that goes on. Returns how many files it deleted.
 */
export async function removeOrphans({
  database,
  storage,
  now,
}: Pick<Services, 'database' | 'storage' | 'now'>): Promise<number> {
  const before = now().getTime() - DAY_MS
  const byFolder = Map.groupBy(await storage.list('packages/'), (key) => KEY.exec(key)?.[1] ?? '')
  const old = [...byFolder.keys()].filter((folder) => folder !== '' && folderTime(folder) < before)
  if (old.length === 0) return 0
  const rows = await database.withPlatform((tx) =>
    tx
      .select({ folder: coursePackages.folder })
      .from(coursePackages)
      .where(inArray(coursePackages.folder, old)),
  )
  const named = new Set(rows.map(({ folder }) => folder))
  const orphans = old.filter((folder) => !named.has(folder)).flatMap((folder) => byFolder.get(folder) ?? [])
  for (const key of orphans) await storage.remove(key)
  return orphans.length
}
