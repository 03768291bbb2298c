import type { PartnerCredential } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { partnerProfiles } from '../../lib/data/schema/partners.ts'
import { credentialInDate } from './credential-in-date.rule.ts'

export async function credentialsOfPartner(tx: Tx, userId: number): Promise<readonly PartnerCredential[]> {
  const [profile] = await tx.select().from(partnerProfiles).where(eq(partnerProfiles.userId, userId))
  return profile?.credentials ?? []
}

/** What makes a person a qualified trainer at this time; `null` for everyone else. */
export async function credentialOfSigner(
  tx: Tx,
  userId: number,
  at: Date,
): Promise<PartnerCredential | null> {
  return credentialInDate(await credentialsOfPartner(tx, userId), at.toISOString().slice(0, 10))
}
