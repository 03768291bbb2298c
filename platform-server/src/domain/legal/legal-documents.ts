import { LEGAL_KINDS, type LegalDocument, type LegalKind } from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import { StartError } from '../../lib/start-error.ts'
import type { Tx } from '../../lib/data/database.ts'
import { legalAcceptances, legalDocuments, type LegalBody } from '../../lib/data/schema/content/legal.ts'
import { inForce } from './legal-in-force.rule.ts'
import { PLATFORM_TEXTS, type PlatformTexts } from './legal-texts.ts'

/** The tenant's text in force, with its marks (`{tenant}`...) still in place. The transaction is the tenant's. */
export async function currentLegalDocument(
  tx: Tx,
  tenantId: number,
  kind: LegalKind,
  now: Date,
  texts: PlatformTexts = PLATFORM_TEXTS,
): Promise<Omit<LegalDocument, keyof LegalBody> & LegalBody> {
  await publishPlatformTexts(tx, tenantId, kind, texts)
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

/**
 * Must be called before the server starts.
 *
 * Errors  StartError where no platform text is in force: a tenant without one could neither show it nor register users.
 */
export function requirePlatformTexts(now: Date, texts: PlatformTexts = PLATFORM_TEXTS): void {
  for (const kind of LEGAL_KINDS) {
    if (texts[kind].some(({ effectiveOn }) => effectiveOn <= toDate(now))) continue
    const [first = 'never'] = texts[kind].map(({ effectiveOn }) => effectiveOn).toSorted()
    throw new StartError(
      `Cannot start: today is ${toDate(now)}, and the ${NAMES[kind]} take${kind === 'terms' ? '' : 's'} effect on ${first} at the earliest. Set the clock, or add an earlier version to legal-texts.ts.`,
    )
  }
}

const NAMES: Readonly<Record<LegalKind, string>> = { privacy: 'privacy policy', terms: 'terms of service' }

/** Stores the platform's texts as rows of the tenant, so that what users accepted stays on record word for word. */
async function publishPlatformTexts(
  tx: Tx,
  tenantId: number,
  kind: LegalKind,
  texts: PlatformTexts,
): Promise<void> {
  const rows = texts[kind].map(({ version, effectiveOn, body }) => ({
    ...{ tenantId, kind, version, effectiveOn, body },
    source: 'platform' as const,
  }))
  await tx.insert(legalDocuments).values(rows).onConflictDoNothing()
}

/** Must be called where an account is created: the person accepts both texts as they are now. */
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
