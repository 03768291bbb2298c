import type { PartnerDetail } from '@platform/shared-contracts/http'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { partnerProfiles } from '../lib/data/schema/partners.ts'
import { users } from '../lib/data/schema/people.ts'

export interface StoredPartner extends PartnerDetail {
  /** Never sent to a browser: messages are forwarded to it. */
  readonly email: string
}

/** The tenant's partners who have a public profile, by name. */
export async function readPartners(tx: Tx): Promise<readonly StoredPartner[]> {
  const rows = await tx
    .select({ user: users, profile: partnerProfiles })
    .from(partnerProfiles)
    .innerJoin(users, and(eq(users.id, partnerProfiles.userId), eq(users.isProfessionalPartner, true)))
    .orderBy(asc(users.lastName), asc(users.firstName))
  return rows.map(({ user, profile }) => ({
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    title: user.title,
    certifications: user.certifications ?? [],
    publicUrl: profile.publicUrl,
    bio: profile.bio,
    services: profile.services,
    states: profile.states,
    languages: profile.languages,
    specialties: profile.specialties,
    credentials: profile.credentials,
  }))
}
