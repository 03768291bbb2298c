import { eq } from 'drizzle-orm'
import type { PartnerRecord } from '@platform/shared-contracts/http'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { partnerProfiles } from '../../lib/data/schema/partners.ts'
import { ProblemError } from '../../lib/problem.ts'
import { noSuchPartner, partnerRecords } from '../partner-admin.ts'
import { portraitUrl } from '../../domain/partners/portrait.rule.ts'

interface Change {
  readonly id: number
  /** `null` removes the photo. */
  readonly portraitKey: string | null
  readonly actor: string
}

interface Changed {
  readonly partner: PartnerRecord
  /** The key of the file that no row names anymore. */
  readonly replaced: string | null
}

/** Errors: 404 not a partner of this tenant, 409 no public page yet. */
export async function requirePage(tx: Tx, id: number): Promise<void> {
  const [partner] = await partnerRecords(tx, id)
  if (!partner) throw noSuchPartner()
  if (!partner.profile) throw new ProblemError(409, 'partner-without-page')
}

/** Errors: as `requirePage`. */
export async function changePortrait(tx: Tx, { id, portraitKey, actor }: Change): Promise<Changed> {
  await requirePage(tx, id)
  const isTheirs = eq(partnerProfiles.userId, id)
  const [before] = await tx.select().from(partnerProfiles).where(isTheirs).for('update')
  await tx.update(partnerProfiles).set({ portraitKey }).where(isTheirs)
  const [partner] = await partnerRecords(tx, id)
  if (!before || !partner) throw noSuchPartner()
  await recordAudit(tx, {
    tenantId: before.tenantId,
    actor,
    subject: `user/${id}`,
    action: 'partner.change',
    before: { portrait: portraitUrl(before) },
    after: { portrait: partner.portrait },
  })
  return { partner, replaced: before.portraitKey }
}
