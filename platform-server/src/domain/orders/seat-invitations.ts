import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Language, OpenInvitation, Order } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import type { AttemptLimit } from '../../lib/attempt-limit.rule.ts'
import { recordAttempt, refuseIfTooMany, type Attempt } from '../../lib/attempts.ts'
import type { Tx } from '../../lib/data/database.ts'
import { orderSeats, seatInvitations } from '../../lib/data/schema/orders.ts'
import { ProblemError } from '../../lib/problem.ts'
import { courseLanguages } from './course-languages.ts'
import { grantSeat } from './grant-order.ts'
import { seatInvitationEmail } from './seat-emails.ts'
import { lockOrder, readOrder } from './sql-orders.ts'

type StoredInvitation = typeof seatInvitations.$inferSelect

const LIFE_MS = 14 * 24 * 60 * 60_000
/** Emails to one person: no one may flood a stranger's mailbox through us. */
const TO_ONE: AttemptLimit = { limit: 5, windowMs: 15 * 60_000 }

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

interface Inviting {
  readonly post: SendTenantEmail
  readonly request: FastifyRequest
  readonly order: Order
  readonly at: Date
  readonly tenantId: number
  /** Lowercase. */
  readonly email: string
  /** If an invitation is sent again without one, it uses the language of the earlier email. */
  readonly language: Language | undefined
}

/** Reserves a seat for an address and emails it the link; inviting it again invalidates the earlier link. */
export async function invite(tx: Tx, inviting: Inviting): Promise<void> {
  const { post, request, order, at, tenantId, email } = inviting
  const mail: Attempt = { tenantId, kind: 'mail', about: email }
  await refuseIfTooMany(tx, mail, TO_ONE, at)
  await recordAttempt(tx, mail, at)
  const language = inviting.language ?? (await languageBefore(tx, order.id, email))
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(at.getTime() + LIFE_MS)
  const sent = { tokenHash: hashOf(token), language, sentAt: at, expiresAt, takenAt: null }
  await tx
    .insert(seatInvitations)
    .values({ id: randomUUID(), tenantId, orderId: order.id, email, ...sent })
    .onConflictDoUpdate({ target: [seatInvitations.orderId, seatInvitations.email], set: sent })
  const message = seatInvitationEmail(order, { email, language, path: `/seat?token=${token}` })
  await post(tx, { tenant: request.tenant, request }, message)
}

async function languageBefore(tx: Tx, orderId: string, email: string): Promise<Language> {
  const isIt = and(eq(seatInvitations.orderId, orderId), eq(seatInvitations.email, email))
  const [before] = await tx.select({ language: seatInvitations.language }).from(seatInvitations).where(isIt)
  return before?.language ?? SOURCE_LANGUAGE
}

/** The invitation of a mailed link. Errors  410 expired, withdrawn, or of another tenant. */
export async function readInvitation(tx: Tx, token: string, now: Date): Promise<OpenInvitation> {
  const invitation = await invitationOf(tx, token, now)
  const order = await readOrder(tx, invitation.orderId)
  if (!order) throw gone()
  const { buyer, billing, lines } = order
  return {
    email: invitation.email,
    invitedBy: buyer.name,
    companyName: billing.companyName,
    titles: lines.map(({ code, title }) => ({ code, title, languages: [...courseLanguages(code)] })),
    expiresAt: invitation.expiresAt.toISOString(),
    isTaken: invitation.takenAt !== null,
  }
}

interface Taker {
  readonly tenantId: number
  readonly userId: number
  readonly email: string
}

/** The seat that a mailed link reserves. Errors  403 for an account with another address, 410. */
export async function takeByToken(tx: Tx, token: string, taker: Taker, at: Date): Promise<void> {
  const invitation = await invitationOf(tx, token, at)
  if (invitation.email !== taker.email)
    throw new ProblemError(403, 'other-address', { values: { email: invitation.email } })
  await take(tx, invitation, taker, at)
}

/** Takes every seat that is reserved for an address, once its owner has proved that it is theirs. */
export async function takeReservedSeats(tx: Tx, taker: Taker, at: Date): Promise<void> {
  const reserved = await tx
    .select()
    .from(seatInvitations)
    .where(
      and(
        eq(seatInvitations.email, taker.email),
        isNull(seatInvitations.takenAt),
        gt(seatInvitations.expiresAt, at),
      ),
    )
    .orderBy(asc(seatInvitations.orderId))
  for (const invitation of reserved) await take(tx, invitation, taker, at)
}

async function take(tx: Tx, { id, orderId }: StoredInvitation, taker: Taker, at: Date): Promise<void> {
  const { tenantId, userId } = taker
  // Giving, withdrawing and taking seats of one order wait for each other here; what is read afterwards is current.
  await lockOrder(tx, orderId)
  const isOpen = and(eq(seatInvitations.id, id), isNull(seatInvitations.takenAt))
  const taken = await tx.update(seatInvitations).set({ takenAt: at }).where(isOpen).returning()
  const order = await readOrder(tx, orderId)
  if (taken.length === 0 || !order) return
  const isTheirs = and(eq(orderSeats.orderId, orderId), eq(orderSeats.userId, userId))
  const [held] = await tx.select({ at: orderSeats.at }).from(orderSeats).where(isTheirs)
  if (!held) await grantSeat(tx, { tenantId, order, at, userId })
}

async function invitationOf(tx: Tx, token: string, now: Date): Promise<StoredInvitation> {
  const isIt = eq(seatInvitations.tokenHash, hashOf(token))
  const [invitation] = await tx.select().from(seatInvitations).where(isIt)
  if (!invitation || (invitation.takenAt === null && invitation.expiresAt <= now)) throw gone()
  return invitation
}

function gone(): ProblemError {
  return new ProblemError(410, 'invitation-gone')
}
