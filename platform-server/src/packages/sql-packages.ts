import type {
  CoursePackage,
  CoursePackagePage,
  CoursePackageQuery,
  CoursePackageRequest,
} from '@platform/shared-contracts/http'
import { and, asc, desc, eq, ilike, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { coursePackages, packageFiles, packageRegistrations } from '../lib/data/schema/training/packages.ts'
import { ProblemError } from '../lib/problem.ts'

export type PackageRow = typeof coursePackages.$inferSelect

const SORTS: Readonly<Record<CoursePackageQuery['sort'], SQL>> = {
  uploadedAt: asc(coursePackages.uploadedAt),
  '-uploadedAt': desc(coursePackages.uploadedAt),
  title: asc(sql`lower(${coursePackages.title})`),
  '-title': desc(sql`lower(${coursePackages.title})`),
}

export async function packagePage(tx: Tx, query: CoursePackageQuery): Promise<CoursePackagePage> {
  const { page, size, sort, q, kind } = query
  const pattern = likePattern(q)
  const fits = and(
    q ? or(ilike(coursePackages.title, pattern), ilike(coursePackages.fileName, pattern)) : undefined,
    kind ? sql`${coursePackages.kind} = ${kind}` : undefined,
  )
  const rows = await tx
    .select()
    .from(coursePackages)
    .where(fits)
    .orderBy(SORTS[sort], desc(coursePackages.id))
    .limit(size)
    .offset((page - 1) * size)
  const items: CoursePackage[] = []
  for (const row of rows) items.push(await toPackage(tx, row))
  return { items, total: await tx.$count(coursePackages, fits), page, size }
}

export async function findPackage(tx: Tx, id: number): Promise<PackageRow> {
  const [row] = await tx.select().from(coursePackages).where(eq(coursePackages.id, id))
  if (!row) throw packageNotFound()
  return row
}

export const packageNotFound = () => new ProblemError(404, 'package-not-found')

export async function openPackages(tx: Tx): Promise<PackageRow[]> {
  return tx
    .select()
    .from(coursePackages)
    .where(eq(coursePackages.isOpen, true))
    .orderBy(asc(sql`lower(${coursePackages.title})`), asc(coursePackages.id))
}

export async function toPackage(tx: Tx, row: PackageRow): Promise<CoursePackage> {
  const isOne = eq(packageRegistrations.packageId, row.id)
  const { units, uploadedAt, ...rest } = row
  return {
    ...rest,
    unitCount: units.length,
    uploadedAt: uploadedAt.toISOString(),
    learners: await tx.$count(packageRegistrations, isOne),
    finished: await tx.$count(packageRegistrations, and(isOne, isNotNull(packageRegistrations.finishedAt))),
  }
}

export interface StoredPackageFile {
  readonly path: string
  readonly hash: string
  readonly sizeBytes: number
}

const ROWS_AT_ONCE = 1_000

export async function insertPackage(
  tx: Tx,
  values: typeof coursePackages.$inferInsert,
  files: readonly StoredPackageFile[],
): Promise<CoursePackage> {
  const [row] = await tx.insert(coursePackages).values(values).returning()
  if (!row) throw new Error('The database did not return the new package.')
  const { id: packageId, tenantId } = row
  for (let at = 0; at < files.length; at += ROWS_AT_ONCE) {
    const rows = files.slice(at, at + ROWS_AT_ONCE).map((file) => ({ ...file, packageId, tenantId }))
    await tx.insert(packageFiles).values(rows)
  }
  return toPackage(tx, row)
}

export async function changePackage(
  tx: Tx,
  id: number,
  change: CoursePackageRequest,
): Promise<CoursePackage> {
  const [row] = await tx.update(coursePackages).set(change).where(eq(coursePackages.id, id)).returning()
  if (!row) throw packageNotFound()
  return toPackage(tx, row)
}
