import { INSPECTION_PACK_DAYS, type InspectionPack } from '@platform/shared-contracts/http'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { dayOf } from '../domain/requirements/standing.rule.ts'
import type { Tx } from '../lib/data/database.ts'
import { inspectionPacks } from '../lib/data/schema/company/inspection-packs.ts'
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

/** Its links go with it. Errors: as existingPack. */
export async function deletePack(tx: Tx, companyId: number, id: string): Promise<StoredPack> {
  const pack = await existingPack(tx, companyId, id)
  await tx.delete(inspectionPacks).where(eq(inspectionPacks.id, pack.id))
  return pack
}

/** Newest first. */
export async function packList(tx: Tx, companyId: number, now: Date): Promise<InspectionPack[]> {
  const rows = await tx
    .select()
    .from(inspectionPacks)
    .where(eq(inspectionPacks.companyId, companyId))
    .orderBy(desc(inspectionPacks.requestedAt), desc(inspectionPacks.id))
    .limit(LISTED)
  const links = await linksOf(
    tx,
    rows.map(({ id }) => id),
    now,
  )
  return rows.map((row) => ({ ...toPack(row), links: links.get(row.id) ?? [] }))
}

function toPack(row: StoredPack): Omit<InspectionPack, 'links'> {
  const { id, modules, site, department, describesOn: on, state, requestedBy, requestedAt } = row
  return {
    ...{ id, modules, site, department, on, state, requestedBy },
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
    inArray(inspectionPacks.state, ['waiting', 'reading', 'writing']),
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
