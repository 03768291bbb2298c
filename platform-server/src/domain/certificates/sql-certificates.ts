import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { certificateNumbers, certificates, practicals } from '../../lib/data/schema/training/certificates.ts'

export type StoredCertificate = typeof certificates.$inferSelect
export type StoredPractical = typeof practicals.$inferSelect

/** Newest first. */
export function certificatesOf(tx: Tx, userId: number): Promise<StoredCertificate[]> {
  return tx
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.issuedAt), desc(certificates.number))
}

export async function findCertificate(tx: Tx, id: string): Promise<StoredCertificate | null> {
  const [found] = await tx.select().from(certificates).where(eq(certificates.id, id))
  return found ?? null
}

export function certificatesByCode(tx: Tx, codes: readonly string[]): Promise<StoredCertificate[]> {
  return tx
    .select()
    .from(certificates)
    .where(inArray(certificates.code, [...codes]))
}

/** The one that counts now, by module: neither replaced nor revoked. */
export function currentCertificates(tx: Tx, userId: number): Promise<StoredCertificate[]> {
  return tx
    .select()
    .from(certificates)
    .where(
      and(eq(certificates.userId, userId), isNull(certificates.replacedById), isNull(certificates.revokedAt)),
    )
}

export async function insertCertificate(tx: Tx, row: typeof certificates.$inferInsert): Promise<void> {
  await tx.insert(certificates).values(row)
}

/** History stays: every certificate of the module that counted until now names the one that replaced it. */
export async function replaceEarlier(
  tx: Tx,
  { id, userId, moduleCode, issuedAt }: Pick<StoredCertificate, 'id' | 'userId' | 'moduleCode' | 'issuedAt'>,
): Promise<void> {
  await tx
    .update(certificates)
    .set({ replacedById: id, replacedAt: issuedAt })
    .where(
      and(
        eq(certificates.userId, userId),
        eq(certificates.moduleCode, moduleCode),
        isNull(certificates.replacedById),
        isNull(certificates.revokedAt),
        sql`${certificates.id} <> ${id}`,
      ),
    )
}

export async function changeCertificate(
  tx: Tx,
  id: string,
  changes: Partial<StoredCertificate>,
): Promise<StoredCertificate | null> {
  const [changed] = await tx.update(certificates).set(changes).where(eq(certificates.id, id)).returning()
  return changed ?? null
}

/** The next running number of the tenant in this year; the row's lock prevents gaps. */
export async function nextNumber(tx: Tx, tenantId: number, year: number): Promise<number> {
  const [given] = await tx
    .insert(certificateNumbers)
    .values({ tenantId, year, last: 1 })
    .onConflictDoUpdate({
      target: [certificateNumbers.tenantId, certificateNumbers.year],
      set: { last: sql`${certificateNumbers.last} + 1` },
    })
    .returning()
  return given?.last ?? 1
}

/** Newest first. */
export function practicalsOf(tx: Tx, userId: number): Promise<StoredPractical[]> {
  return tx
    .select()
    .from(practicals)
    .where(eq(practicals.userId, userId))
    .orderBy(desc(practicals.performedOn), desc(practicals.id))
}

export async function insertPractical(
  tx: Tx,
  row: typeof practicals.$inferInsert,
): Promise<StoredPractical | null> {
  const [made] = await tx.insert(practicals).values(row).returning()
  return made ?? null
}
