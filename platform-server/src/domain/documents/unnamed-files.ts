import { inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod/mini'
import type { Services } from '../../app/services.ts'
import type { Job } from '../../lib/jobs/job.ts'

/** Files of `storeDocument`, and the columns that name them. */
interface NamedFolder {
  /** Ends with a slash. */
  readonly folder: string
  readonly columns: readonly PgColumn[]
}

type Parts = Pick<Services, 'database' | 'storage' | 'now'>

const DAY_MS = 24 * 60 * 60_000
/** No request takes longer between its file and its row. */
const UNNAMED_DAYS = 2

/** Deletes the files of a folder that no row names: of requests that failed, and of rows that were deleted. */
export async function removeUnnamed(
  { database, storage, now }: Parts,
  { folder, columns }: NamedFolder,
): Promise<void> {
  const before = now().getTime() - UNNAMED_DAYS * DAY_MS
  const old = (await storage.list(folder)).filter((key) => storedAt(key) < before)
  if (old.length === 0) return
  const named = new Set<unknown>()
  for (const column of columns) {
    const rows = await database.withPlatform((tx) =>
      tx.select({ key: column }).from(column.table).where(inArray(column, old)),
    )
    for (const { key } of rows) named.add(key)
  }
  for (const key of old) if (!named.has(key)) await storage.remove(key)
}

/** When the file was stored, in milliseconds; NaN for a key that this server did not make. */
function storedAt(key: string): number {
  return Date.parse(key.split('/')[2] ?? '')
}

/** A job that does nothing but that. */
export const unnamedFilesJob = (name: string): Job<Record<string, never>> => ({
  name,
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 15 * 60,
})

/** One replica runs it each night. `at` as for `Jobs.schedule`. */
export async function scheduleUnnamedFiles(
  services: Services,
  job: ReturnType<typeof unnamedFilesJob>,
  { at, ...folder }: NamedFolder & { readonly at: string },
): Promise<void> {
  await services.jobs.register(job, () => removeUnnamed(services, folder))
  await services.jobs.schedule(job, at)
}
