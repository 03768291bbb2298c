import type { Order, SeatCourse, SeatTraining } from '@platform/shared-contracts/http'
import { CORE_MODULES, hasEmail, LEARNER_PLAN } from '@platform/shared-contracts/rules'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { lessonRowsOf, lessonsRead } from '../courses/lessons-read.ts'
import type { Tx } from '../../lib/data/database.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { orderSeats, subscriptionTerms } from '../../lib/data/schema/orders.ts'
import { quizAttempts } from '../../lib/data/schema/training/quizzes.ts'

const DAY_MS = 24 * 60 * 60_000

interface MeasuredSeat {
  readonly training: SeatTraining
  /** Courses to remind of; empty also for a subscriber who began nothing. */
  readonly left: readonly SeatCourse[]
}

/** How the holders of an order's seats train: only in its courses, and only while each of them has the seat. */
export async function seatTraining(tx: Tx, order: Order, now: Date): Promise<SeatTraining[]> {
  const measured = await measureSeats(tx, order, await seatsOf(tx, order.id), now)
  return measured.map(({ training }) => training)
}

/** The same of one holder; `null` for someone without a seat. */
export async function holderTraining(
  tx: Tx,
  order: Order,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<MeasuredSeat | null> {
  const [measured] = await measureSeats(tx, order, await seatsOf(tx, order.id, userId), now)
  return measured ?? null
}

async function measureSeats(
  tx: Tx,
  order: Order,
  seats: readonly Seat[],
  now: Date,
): Promise<MeasuredSeat[]> {
  const measuredOf = await readMeasured(
    tx,
    seats.map(({ userId }) => userId),
  )
  return seats.map((seat) => {
    const { userId, remindedAt, until } = seat
    const all = measuredOf(userId)
    const courses = coursesOf(order, measuredIn(all, seat))
    const isDone = doneAt(all, now)
    const left = courses.filter(({ code, certificate }) => certificate === null && !isDone(code))
    const hasWork = courses.length > 0 ? left.length > 0 : CORE_MODULES.some(({ code }) => !isDone(code))
    const isOpen = until === null || until > now
    const mayRemind = hasMailbox(order, userId) && isOpen && hasWork && !isRecent(remindedAt, now)
    return { training: { userId, courses, remindedAt: remindedAt?.toISOString() ?? null, mayRemind }, left }
  })
}

type Seat = Awaited<ReturnType<typeof seatsOf>>[number]

/** `until` is the end of what was paid of a subscription; `null` for courses, which stay. */
function seatsOf(tx: Tx, orderId: string, holderId?: number) {
  const { userId, at, remindedAt } = orderSeats
  const isItsTerm = and(
    eq(subscriptionTerms.orderId, orderSeats.orderId),
    eq(subscriptionTerms.userId, userId),
  )
  const isHolder = holderId === undefined ? undefined : eq(userId, holderId)
  return tx
    .select({ userId, at, remindedAt, until: subscriptionTerms.endsAt })
    .from(orderSeats)
    .leftJoin(subscriptionTerms, isItsTerm)
    .where(and(eq(orderSeats.orderId, orderId), isHolder))
    .orderBy(asc(at), asc(userId))
}

function isRecent(remindedAt: Date | null, now: Date): boolean {
  return remindedAt !== null && now.getTime() - remindedAt.getTime() < DAY_MS
}

/** A certificate from before the seat counts too: nothing is left to do there, although the buyer does not see why. */
function doneAt({ held }: Measured, now: Date): (code: string) => boolean {
  const current = held.filter(({ replacedById, expiresAt }) => replacedById === null && expiresAt > now)
  const codes = new Set(current.map(({ moduleCode }) => moduleCode))
  return (code) => codes.has(code)
}

type Measured = ReturnType<Awaited<ReturnType<typeof readMeasured>>>

/** What each of these people did, in any course and at any time. */
async function readMeasured(tx: Tx, userIds: readonly number[]) {
  const ids = [...userIds]
  const { userId, moduleCode, state, startedAt, correct, paper } = quizAttempts
  const lessons = byUser(await lessonRowsOf(tx, ids))
  const quizzes = byUser(
    await tx
      .select({ userId, moduleCode, startedAt, correct, total: sql<number>`jsonb_array_length(${paper})` })
      .from(quizAttempts)
      .where(and(inArray(userId, ids), inArray(state, ['passed', 'failed']))),
  )
  const held = byUser(
    await tx
      .select()
      .from(certificates)
      .where(and(inArray(certificates.userId, ids), isNull(certificates.revokedAt)))
      .orderBy(asc(certificates.issuedAt)),
  )
  return (id: number) => ({ lessons: lessons(id), quizzes: quizzes(id), held: held(id) })
}

function byUser<Row extends { readonly userId: number }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ userId }) => userId)
  return (userId: number): readonly Row[] => groups.get(userId) ?? []
}

/** What a person did later is no business of the buyer's, even if they pay for it themselves. */
function measuredIn({ lessons, quizzes, held }: Measured, { at, until }: Seat): Measured {
  const isIn = (instant: Date | null) =>
    instant !== null && instant >= at && (until === null || instant < until)
  return {
    lessons: lessons.filter((row) => isIn(row.completedAt)),
    quizzes: quizzes.filter((row) => isIn(row.startedAt)),
    held: held.filter((row) => isIn(row.issuedAt)),
  }
}

function coursesOf({ lines }: Order, own: Measured): SeatCourse[] {
  const codes = lines.map(({ code }) => code)
  if (!codes.includes(LEARNER_PLAN))
    return CORE_MODULES.filter(({ code }) => codes.includes(code)).map((module) => courseOf(module, own))
  return CORE_MODULES.map((module) => courseOf(module, own)).filter(
    ({ lessonsRead: read, score }) => read > 0 || score !== null,
  )
}

function courseOf({ code, title }: { code: string; title: string }, own: Measured): SeatCourse {
  const { read, total } = lessonsRead(
    code,
    own.lessons.filter(({ moduleCode }) => moduleCode === code),
  )
  const certificate = own.held.findLast(({ moduleCode }) => moduleCode === code)
  const scores = own.quizzes
    .filter((quiz) => quiz.moduleCode === code && quiz.total > 0)
    .map((quiz) => (quiz.correct ?? 0) / quiz.total)
  const best = scores.length > 0 ? Math.max(...scores) : null
  return {
    ...{ code, title, lessonsRead: read, lessonsTotal: total },
    score: certificate?.score ?? best,
    certificate: certificate
      ? { id: certificate.id, number: certificate.number, issuedAt: certificate.issuedAt.toISOString() }
      : null,
  }
}

/** Someone other than the buyer, who can be mailed. */
function hasMailbox({ buyer, seatHolders }: Order, userId: number): boolean {
  const email = seatHolders.find((seat) => Number(seat.userId) === userId)?.email ?? ''
  return userId !== Number(buyer.id) && hasEmail(email)
}
