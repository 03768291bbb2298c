import type { PartnerDetail, PartnerReviews } from '@platform/shared-contracts/http'
import { and, asc, desc, eq } from 'drizzle-orm'
import { publicName } from '../domain/accounts/public-name.rule.ts'
import { reviewFigures } from '../domain/reviews/review-figures.ts'
import type { Tx } from '../lib/data/database.ts'
import { consultationBookings, consultationReviews } from '../lib/data/schema/consultations.ts'
import { partnerProfiles } from '../lib/data/schema/partners.ts'
import { users } from '../lib/data/schema/people.ts'
import { portraitUrl } from '../domain/partners/portrait.rule.ts'

export interface StoredPartner extends Omit<PartnerDetail, 'reviews'> {
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
    portrait: portraitUrl(profile),
    bio: profile.bio,
    services: profile.services,
    states: profile.states,
    languages: profile.languages,
    specialties: profile.specialties,
    credentials: profile.credentials,
  }))
}

const SHOWN_REVIEWS = 20

/** What staff published of completed consultations, the newest first. */
export async function readPartnerReviews(tx: Tx, partnerId: number): Promise<PartnerReviews> {
  const { stars, comment, writtenAt, state, bookingId, userId } = consultationReviews
  const isPublic = and(
    eq(consultationReviews.partnerId, partnerId),
    eq(state, 'published'),
    eq(consultationBookings.outcome, 'completed'),
  )
  const ofCompleted = eq(consultationBookings.id, bookingId)
  const [all] = await tx
    .select(reviewFigures(stars))
    .from(consultationReviews)
    .innerJoin(consultationBookings, ofCompleted)
    .where(isPublic)
  const rows = await tx
    .select({ stars, comment, writtenAt, firstName: users.firstName, lastName: users.lastName })
    .from(consultationReviews)
    .innerJoin(consultationBookings, ofCompleted)
    .innerJoin(users, eq(users.id, userId))
    .where(isPublic)
    .orderBy(desc(writtenAt))
    .limit(SHOWN_REVIEWS)
  const items = rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    author: publicName(`${firstName} ${lastName}`),
    writtenAt: row.writtenAt.toISOString(),
  }))
  return { count: all?.count ?? 0, average: all?.average ?? null, items }
}
