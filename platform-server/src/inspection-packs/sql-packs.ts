import { INSPECTION_PACK_DAYS, type InspectionPack } from '@platform/shared-contracts/http'
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { dayOf } from '../domain/requirements/standing.rule.ts'
import type { Tx } from '../lib/data/database.ts'
import { inspectionPackCertificates, inspectionPacks } from '../lib/data/schema/company/inspection-packs.ts'
import { companies } from '../lib/data/schema/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { linksOf } from './links/sql-links.ts'

export type StoredPack = typeof inspectionPacks.$inferSelect

const DAY_MS = 24 * 60 * 60_000
const LISTED = 100

const isPack = (companyId: number, id: string) =>
  and(eq(inspectionPacks.id, id), eq(inspectionPacks.companyId, companyId))

/** Errors: 404, also for a pack of another company. */
export async function existingPack(tx: Tx, companyId: number, id: string): Promise<StoredPack> {
  const [row] = await tx.select().from(inspectionPacks).where(isPack(companyId, id))
  if (!row) throw new ProblemError(404, 'pack-not-found')
  return row
}

/** Its links go with it; the caller removes its files. Errors: as existingPack. */
export async function deletePack(tx: Tx, companyId: number, id: string) {
  const pack = await existingPack(tx, companyId, id)
  const { fileKey: key, packId } = inspectionPackCertificates
  const rows = await tx.select({ key }).from(inspectionPackCertificates).where(eq(packId, pack.id))
  await tx.delete(inspectionPacks).where(eq(inspectionPacks.id, pack.id))
  const keys = [pack.pdfKey, pack.csvKey, ...rows.map((row) => row.key)].filter((each) => each !== null)
  return { pack, keys }
}

export type PackOfJob = StoredPack & { readonly company: { readonly id: number; readonly name: string } }

/** With its company; `null` for one that was deleted. */
export async function packOfJob(tx: Tx, id: string): Promise<PackOfJob | null> {
  const [row] = await tx
    .select({ pack: inspectionPacks, company: { id: companies.id, name: companies.name } })
    .from(inspectionPacks)
    .innerJoin(companies, eq(companies.id, inspectionPacks.companyId))
    .where(eq(inspectionPacks.id, id))
  return row ? { ...row.pack, company: row.company } : null
}

/** False where another attempt has named files of its own. */
export async function nameFiles(tx: Tx, id: string, change: Partial<StoredPack>): Promise<boolean> {
  const isOpen = and(eq(inspectionPacks.id, id), isNull(inspectionPacks.pdfKey))
  return (await tx.update(inspectionPacks).set(change).where(isOpen).returning()).length > 0
}

/** Newest first. */
export async function packList(tx: Tx, companyId: number, now: Date): Promise<InspectionPack[]> {
  const rows = await tx
    .select()
    .from(inspectionPacks)
    .where(eq(inspectionPacks.companyId, companyId))
    .orderBy(desc(inspectionPacks.requestedAt), desc(inspectionPacks.id))
    .limit(LISTED)
  const ids = rows.map(({ id }) => id)
  const links = await linksOf(tx, ids, now)
  const written = await writtenOf(tx, ids)
  return rows.map((row) => ({
    ...toPack(row),
    links: links.get(row.id) ?? [],
    certificates: certificatesOf(row, written),
  }))
}

type Written = Awaited<ReturnType<typeof writtenOf>>

/** How many certificates packs have, and how many of them as a PDF. */
async function writtenOf(tx: Tx, ids: readonly string[]) {
  const { packId, fileKey } = inspectionPackCertificates
  const rows = await tx
    .select({ packId, total: count(), done: count(fileKey) })
    .from(inspectionPackCertificates)
    .where(inArray(packId, [...ids]))
    .groupBy(packId)
  return new Map(rows.map(({ packId: id, total, done }) => [id, { total, done }]))
}

function certificatesOf({ id, hasCertificates, pdfKey }: StoredPack, written: Written) {
  if (!hasCertificates || pdfKey === null) return null
  return written.get(id) ?? { done: 0, total: 0 }
}

function toPack(row: StoredPack): Omit<InspectionPack, 'links' | 'certificates'> {
  const { id, modules, site, department, describesOn: on, state, requestedBy, requestedAt } = row
  return {
    ...{ id, modules, site, department, on, state, requestedBy, hasCertificates: row.hasCertificates },
    isScheduled: row.scheduleId !== null,
    requestedAt: requestedAt.toISOString(),
    counts: countsOf(row),
    deletedOn: dayOf(new Date(requestedAt.getTime() + INSPECTION_PACK_DAYS * DAY_MS)),
  }
}

export function countsOf({ people, required, current }: StoredPack): InspectionPack['counts'] {
  return people === null || required === null || current === null ? null : { people, required, current }
}

/** How many of the company are being made. */
export async function packsInTheMaking(tx: Tx, companyId: number): Promise<number> {
  const isOpen = and(
    eq(inspectionPacks.companyId, companyId),
    inArray(inspectionPacks.state, ['waiting', 'reading', 'writing', 'certificates']),
  )
  return (await tx.select({ id: inspectionPacks.id }).from(inspectionPacks).where(isOpen)).length
}

export async function changePack(tx: Tx, id: string, change: Partial<StoredPack>): Promise<void> {
  await tx.update(inspectionPacks).set(change).where(eq(inspectionPacks.id, id))
}

/** A pack with its files. */
export interface ReadyPack extends StoredPack {
  readonly pdfKey: string
  readonly csvKey: string
  readonly madeAt: Date
}

/** Errors: 409 for a pack without its files. */
export function readyPack(pack: StoredPack): ReadyPack {
  const { pdfKey, csvKey, madeAt } = pack
  if (pdfKey === null || csvKey === null || madeAt === null) throw new ProblemError(409, 'pack-not-ready')
  return { ...pack, pdfKey, csvKey, madeAt }
}
