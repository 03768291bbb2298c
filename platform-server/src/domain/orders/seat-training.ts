import type { Order, SeatCourse, SeatTraining } from '@platform/shared-contracts/http'
import { CORE_MODULES, LEARNER_PLAN } from '@platform/shared-contracts/rules'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { lessonRowsOf, lessonsRead } from '../courses/lessons-read.ts'
import type { Tx } from '../../lib/data/database.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { orderSeats } from '../../lib/data/schema/orders.ts'
import { quizAttempts } from '../../lib/data/schema/training/quizzes.ts'

const DAY_MS = 24 * 60 * 60_000

/** How the holders of an order's seats train: only in its courses, and only since each of them has the seat. */
export async function seatTraining(tx: Tx, order: Order, now: Date): Promise<SeatTraining[]> {
  const seats = await tx
    .select({ userId: orderSeats.userId, at: orderSeats.at, remindedAt: orderSeats.remindedAt })
    .from(orderSeats)
    .where(eq(orderSeats.orderId, order.id))
    .orderBy(asc(orderSeats.at), asc(orderSeats.userId))
  const measured = await readMeasured(
    tx,
    seats.map(({ userId }) => userId),
  )
  return seats.map(({ userId, at, remindedAt }) => {
    const courses = coursesOf(order, measuredSince(measured, userId, at))
    return {
      userId,
      courses,
      remindedAt: remindedAt?.toISOString() ?? null,
      mayRemind: userId !== Number(order.buyer.id) && hasWork(courses) && !isRecent(remindedAt, now),
    }
  })
}

function isRecent(remindedAt: Date | null, now: Date): boolean {
  return remindedAt !== null && now.getTime() - remindedAt.getTime() < DAY_MS
}

/** Of the subscription, someone who began nothing has everything left to do. */
const hasWork = (courses: readonly SeatCourse[]) =>
  courses.length === 0 || courses.some(({ certificate }) => certificate === null)

type Measured = Awaited<ReturnType<typeof readMeasured>>

async function readMeasured(tx: Tx, userIds: readonly number[]) {
  if (userIds.length === 0) return { lessons: [], quizzes: [], held: [] }
  const ids = [...userIds]
  const { userId, moduleCode, state, startedAt, correct, paper } = quizAttempts
  return {
    lessons: await lessonRowsOf(tx, ids),
    quizzes: await tx
      .select({ userId, moduleCode, startedAt, correct, total: sql<number>`jsonb_array_length(${paper})` })
      .from(quizAttempts)
      .where(and(inArray(userId, ids), inArray(state, ['passed', 'failed']))),
    held: await tx
      .select()
      .from(certificates)
      .where(and(inArray(certificates.userId, ids), isNull(certificates.revokedAt)))
      .orderBy(asc(certificates.issuedAt)),
  }
}

function measuredSince({ lessons, quizzes, held }: Measured, userId: number, since: Date): Measured {
  return {
    lessons: lessons.filter(
      (row) => row.userId === userId && row.completedAt !== null && row.completedAt >= since,
    ),
    quizzes: quizzes.filter((row) => row.userId === userId && row.startedAt >= since),
    held: held.filter((row) => row.userId === userId && row.issuedAt >= since),
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
