import type {
  LtiPlatform,
  LtiPlatformPage,
  LtiPlatformQuery,
  LtiPlatformRequest,
} from '@platform/shared-contracts/http'
import { and, asc, eq, ilike, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { likePattern } from '../../lib/data/like-pattern.ts'
import { ltiGrades, ltiPeople, ltiPlatforms } from '../../lib/data/schema/standards/lti.ts'
import { ProblemError } from '../../lib/problem.ts'

export type PlatformRow = typeof ltiPlatforms.$inferSelect

export async function platformPage(tx: Tx, { page, size, q }: LtiPlatformQuery): Promise<LtiPlatformPage> {
  const pattern = likePattern(q)
  const fits = q ? or(ilike(ltiPlatforms.name, pattern), ilike(ltiPlatforms.issuer, pattern)) : undefined
  const rows = await tx
    .select()
    .from(ltiPlatforms)
    .where(fits)
    .orderBy(asc(sql`lower(${ltiPlatforms.name})`), asc(ltiPlatforms.id))
    .limit(size)
    .offset((page - 1) * size)
  const items: LtiPlatform[] = []
  for (const row of rows) items.push(await toPlatform(tx, row))
  return { items, total: await tx.$count(ltiPlatforms, fits), page, size }
}

export async function findPlatform(tx: Tx, id: number): Promise<PlatformRow> {
  const [row] = await tx.select().from(ltiPlatforms).where(eq(ltiPlatforms.id, id))
  if (!row) throw new ProblemError(404, 'lti-platform-not-found')
  return row
}

export async function toPlatform(tx: Tx, row: PlatformRow): Promise<LtiPlatform> {
  const { lastLaunchAt, createdAt } = row
  return {
    ...settingsOf(row),
    id: row.id,
    people: await countPeople(tx, row.id),
    failedGrades: await tx.$count(
      ltiGrades,
      and(eq(ltiGrades.platformId, row.id), eq(ltiGrades.state, 'failed')),
    ),
    lastLaunchAt: lastLaunchAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

function settingsOf(row: PlatformRow): LtiPlatformRequest {
  const { name, issuer, clientId, deploymentIds, siteUrl, keysetUrl, loginUrl, tokenUrl } = row
  const { emailDomains, moduleCodes, givesAccess, seats, isActive } = row
  return {
    ...{ name, issuer, clientId, deploymentIds, siteUrl, keysetUrl, loginUrl, tokenUrl },
    ...{ emailDomains, moduleCodes, givesAccess, seats, isActive },
  }
}

export function countPeople(tx: Tx, platformId: number): Promise<number> {
  return tx.$count(ltiPeople, eq(ltiPeople.platformId, platformId))
}

/** Errors  409 when the tenant has it already. */
async function refuseTaken(tx: Tx, { issuer, clientId }: LtiPlatformRequest, except?: number): Promise<void> {
  const isSame = and(eq(ltiPlatforms.issuer, issuer), eq(ltiPlatforms.clientId, clientId))
  const other = except === undefined ? isSame : and(isSame, ne(ltiPlatforms.id, except))
  if ((await tx.$count(ltiPlatforms, other)) > 0)
    throw new ProblemError(409, 'lti-platform-taken', { field: 'clientId' })
}

export async function createPlatform(
  tx: Tx,
  tenantId: number,
  wanted: LtiPlatformRequest,
  createdAt: Date,
): Promise<LtiPlatform> {
  await refuseTaken(tx, wanted)
  const [row] = await tx
    .insert(ltiPlatforms)
    .values({ ...wanted, tenantId, createdAt })
    .returning()
  if (!row) throw new Error('The database did not return the new platform.')
  return toPlatform(tx, row)
}

export async function changePlatform(tx: Tx, id: number, wanted: LtiPlatformRequest): Promise<LtiPlatform> {
  await refuseTaken(tx, wanted, id)
  const [row] = await tx.update(ltiPlatforms).set(wanted).where(eq(ltiPlatforms.id, id)).returning()
  if (!row) throw new ProblemError(404, 'lti-platform-not-found')
  return toPlatform(tx, row)
}
