import { LEGAL_KINDS, type LegalDocument, type LegalKind } from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { legalAcceptances, legalDocuments, type LegalBody } from '../lib/data/schema/legal.ts'
import { inForce } from './legal-in-force.rule.ts'
import { PLATFORM_TEXTS } from './legal-texts.ts'

/** The tenant's text in force, with its marks (`{tenant}`...) still in place. The transaction is the tenant's. */
export async function currentLegalDocument(
  tx: Tx,
  tenantId: number,
  kind: LegalKind,
  now: Date,
): Promise<Omit<LegalDocument, keyof LegalBody> & LegalBody> {
  await publishPlatformText(tx, tenantId, kind)
  const rows = await tx
    .select()
    .from(legalDocuments)
    .where(and(eq(legalDocuments.tenantId, tenantId), eq(legalDocuments.kind, kind)))
  const own = rows.filter(({ source }) => source === 'tenant')
  const current = inForce(own, toDate(now)) ?? inForce(rows, toDate(now))
  if (!current) throw new Error(`Tenant ${tenantId} has no ${kind} text in force.`)
  const { version, effectiveOn, body } = current
  return { kind, version, effectiveOn, ...body }
}

/** Keeps the platform's text as a row of the tenant, so that what people accepted stays on record word for word. */
async function publishPlatformText(tx: Tx, tenantId: number, kind: LegalKind): Promise<void> {
  const { version, effectiveOn, body } = PLATFORM_TEXTS[kind]
  await tx
    .insert(legalDocuments)
    .values({ tenantId, kind, version, effectiveOn, body, source: 'platform' })
    .onConflictDoNothing()
}

/** To be called where an account is made: the person accepts both texts as they are now. */
export async function acceptLegalDocuments(
  tx: Tx,
  tenantId: number,
  userId: number,
  now: Date,
): Promise<void> {
  for (const kind of LEGAL_KINDS) {
    const { version } = await currentLegalDocument(tx, tenantId, kind, now)
    await tx
      .insert(legalAcceptances)
      .values({ tenantId, userId, kind, version, acceptedAt: now })
      .onConflictDoNothing()
  }
}

function toDate(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
