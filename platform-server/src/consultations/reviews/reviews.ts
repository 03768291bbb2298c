import type { PendingReview, ReviewDecision, ReviewInput } from '@platform/shared-contracts/http'
import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedIn } from '../../app/request-context.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { consultationBookings, consultationReviews } from '../../lib/data/schema/consultations.ts'
import { users } from '../../lib/data/schema/people.ts'
import { refuseUnread } from '../../domain/reviews/refuse-unread.ts'
import { ProblemError } from '../../lib/problem.ts'
import { nameOf } from '../consultation-view.ts'
import { findConsultation } from '../sql-consultations.ts'

type Review = typeof consultationReviews.$inferSelect
const clients = alias(users, 'client')
const partners = alias(users, 'partner')

interface Writing {
  readonly id: string
  readonly input: ReviewInput
  readonly now: Date
}

/** Stores what the client says; it is public once staff publish it. Errors: 404, 409 not completed. */
export async function writeReview(tx: Tx, who: SignedIn, { id, input, now }: Writing): Promise<Review> {
  const found = await findConsultation(tx, id)
  if (found?.booking.userId !== who.userId) throw new ProblemError(404, 'consultation-not-found')
  if (found.booking.outcome !== 'completed') throw new ProblemError(409, 'not-completed')
  const { tenantId, userId, partnerId } = found.booking
  const written = { ...input, state: 'pending' as const, writtenAt: now }
  const [review] = await tx
    .insert(consultationReviews)
    .values({ bookingId: id, tenantId, userId, partnerId, ...written })
    .onConflictDoUpdate({ target: consultationReviews.bookingId, set: written })
    .returning()
  if (!review) throw new Error('the database did not return the review')
  return review
}

export async function listPendingReviews(tx: Tx): Promise<PendingReview[]> {
  const rows = await tx
    .select({
      review: consultationReviews,
      consultationAt: consultationBookings.startsAt,
      client: clients,
      partner: partners,
    })
    .from(consultationReviews)
    .innerJoin(consultationBookings, eq(consultationBookings.id, consultationReviews.bookingId))
    .innerJoin(clients, eq(clients.id, consultationReviews.userId))
    .innerJoin(partners, eq(partners.id, consultationReviews.partnerId))
    .where(eq(consultationReviews.state, 'pending'))
    .orderBy(asc(consultationReviews.writtenAt))
    .limit(100)
  return rows.map(({ review, consultationAt, client, partner }) => ({
    id: review.bookingId,
    client: nameOf(client),
    partner: nameOf(partner),
    consultationAt: consultationAt.toISOString(),
    stars: review.stars,
    comment: review.comment,
    writtenAt: review.writtenAt.toISOString(),
  }))
}

/** Publishes what was read, or keeps it private; returns the decided review. Errors: 404, 409 when it was changed or decided meanwhile. */
export async function decideReview(
  tx: Tx,
  who: SignedIn,
  { id, state, writtenAt }: ReviewDecision & { readonly id: string },
): Promise<Review> {
  const isIt = eq(consultationReviews.bookingId, id)
  const [known] = await tx.select().from(consultationReviews).where(isIt).for('update')
  if (!known) throw new ProblemError(404, 'review-not-found')
  if (known.partnerId === who.userId) throw new ProblemError(403, 'own-review')
  refuseUnread(known, writtenAt)
  await tx
    .update(consultationReviews)
    .set({ state })
    .where(and(isIt, eq(consultationReviews.state, 'pending')))
  await recordAudit(tx, {
    tenantId: who.tenantId,
    actor: who.email,
    action: 'rating.decide',
    subject: id,
    before: { state: 'pending' },
    after: { state },
  })
  return { ...known, state }
}
