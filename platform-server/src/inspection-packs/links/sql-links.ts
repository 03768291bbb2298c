import { randomUUID } from 'node:crypto'
import type { PackLink } from '@platform/shared-contracts/http'
import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import {
  inspectionPackLinks,
  inspectionPacks,
  inspectionPackUses,
} from '../../lib/data/schema/company/inspection-packs.ts'
import { companies } from '../../lib/data/schema/people.ts'
import { newToken, tokenHash } from '../../lib/keys/secret-token.ts'
import { ProblemError } from '../../lib/problem.ts'

const DAY_MS = 24 * 60 * 60_000

type StoredLink = typeof inspectionPackLinks.$inferSelect
type Use = PackLink['uses'][number]

interface NewLink extends Pick<StoredLink, 'recipient' | 'createdBy' | 'createdAt'> {
  readonly days: number
}

type LinkedPack = Pick<typeof inspectionPacks.$inferSelect, 'id' | 'tenantId' | 'companyId'>

/** Only the hash of its token is stored. */
export async function addLink(
  tx: Tx,
  { id: packId, tenantId, companyId }: LinkedPack,
  { days, ...link }: NewLink,
) {
  const [id, token] = [randomUUID(), newToken()]
  const expiresAt = new Date(link.createdAt.getTime() + days * DAY_MS)
  const values = { id, tenantId, packId, ...link, expiresAt, tokenHash: tokenHash(token) }
  await tx.insert(inspectionPackLinks).values(values)
  const subject = `company/${companyId}/inspection-pack/${packId}`
  const { recipient, createdBy: actor } = link
  const after = { recipient, days }
  await recordAudit(tx, { tenantId, actor, action: 'inspection-pack.share', subject, after })
  return { id, token, expiresAt }
}

/** The links of packs, the oldest first, by pack. */
export async function linksOf(
  tx: Tx,
  packIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PackLink[]>> {
  const links = await tx
    .select()
    .from(inspectionPackLinks)
    .where(inArray(inspectionPackLinks.packId, [...packIds]))
    .orderBy(
      asc(inspectionPackLinks.createdAt),
      // Those of a schedule are made at one moment.
      asc(inspectionPackLinks.recipient),
      asc(inspectionPackLinks.id),
    )
  const uses = await usesOf(
    tx,
    links.map(({ id }) => id),
  )
  const byPack = Map.groupBy(links, ({ packId }) => packId)
  return new Map(
    [...byPack].map(([id, rows]) => [id, rows.map((row) => toLink(row, uses.get(row.id) ?? [], now))]),
  )
}

/** Of each link. */
const LISTED_USES = 50

async function usesOf(tx: Tx, linkIds: readonly string[]): Promise<ReadonlyMap<string, Use[]>> {
  const { linkId, at, file, id } = inspectionPackUses
  const place = sql<number>`row_number() over (partition by ${linkId} order by ${at} desc, ${id} desc)`
  const placed = tx
    .select({ linkId, at, file, place: place.as('place') })
    .from(inspectionPackUses)
    .where(inArray(linkId, [...linkIds]))
    .as('placed')
  const rows = await tx.select().from(placed).where(lte(placed.place, LISTED_USES)).orderBy(asc(placed.place))
  const byLink = Map.groupBy(rows, (row) => row.linkId)
  return new Map(
    [...byLink].map(([link, used]) => [
      link,
      used.map((row) => ({ at: row.at.toISOString(), file: row.file })),
    ]),
  )
}

function toLink(row: StoredLink, uses: Use[], now: Date): PackLink {
  const { id, recipient, createdBy, createdAt, expiresAt } = row
  return {
    ...{ id, recipient, createdBy, uses, state: stateOf(row, now) },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

function stateOf({ revokedAt, expiresAt }: StoredLink, now: Date): PackLink['state'] {
  if (revokedAt !== null) return 'revoked'
  return expiresAt > now ? 'open' : 'expired'
}

/** What the key of a link opens now. Errors: 410, the same whether the link expired, was revoked or never existed. */
export async function openedBy(tx: Tx, key: string, now: Date) {
  const { tokenHash: hash, revokedAt, expiresAt, packId } = inspectionPackLinks
  const [found] = await tx
    .select({ link: inspectionPackLinks, pack: inspectionPacks, company: companies.name })
    .from(inspectionPackLinks)
    .innerJoin(inspectionPacks, eq(inspectionPacks.id, packId))
    .innerJoin(companies, eq(companies.id, inspectionPacks.companyId))
    .where(and(eq(hash, tokenHash(key)), isNull(revokedAt), gt(expiresAt, now)))
  if (!found) throw new ProblemError(410, 'pack-link-gone')
  return found
}

export async function logUse(
  tx: Tx,
  { id: linkId, tenantId }: Pick<StoredLink, 'id' | 'tenantId'>,
  use: { readonly at: Date; readonly file: Use['file'] },
): Promise<void> {
  await tx.insert(inspectionPackUses).values({ linkId, tenantId, ...use })
}
