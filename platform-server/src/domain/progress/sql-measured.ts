import { and, desc, inArray, isNull, max } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { lessonProgress } from '../../lib/data/schema/training/lessons.ts'
import { quizAttempts } from '../../lib/data/schema/training/quizzes.ts'
import { mustRetake } from '../courses/module-content.ts'
import { measuredState, type MeasuredState } from './measured-state.rule.ts'

interface Place {
  readonly userId: number
  readonly moduleCode: string
}

export type MeasuredOf = (place: Place) => MeasuredState | null

const keyOf = ({ userId, moduleCode }: Place) => `${userId} ${moduleCode}`
const byPlace = <Row extends Place>(rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]))

/** What the server measured of these people, by person and module. */
export async function measuredOf(tx: Tx, userIds: readonly number[], now: Date): Promise<MeasuredOf> {
  const ids = [...userIds]
  if (ids.length === 0) return () => null
  const held = byPlace(await heldCertificates(tx, ids))
  const attempts = byPlace(await lastAttempts(tx, ids))
  const lessons = byPlace(await lastLessons(tx, ids))
  return (place) => {
    const certificate = held.get(keyOf(place))
    const attempt = attempts.get(keyOf(place))
    return measuredState(
      {
        certificate: certificate
          ? { ...certificate, isOutdated: mustRetake(certificate.moduleCode, certificate.contentVersion) }
          : null,
        lastAttempt: attempt ? { state: attempt.state, at: attempt.submittedAt ?? attempt.startedAt } : null,
        lessonAt: lessons.get(keyOf(place))?.at ?? null,
      },
      now,
    )
  }
}

/** The certificates that count: neither replaced nor revoked. */
export function heldCertificates(tx: Tx, ids: number[]) {
  const { userId, moduleCode, issuedAt, expiresAt, contentVersion, replacedById, revokedAt } = certificates
  return tx
    .select({ userId, moduleCode, issuedAt, expiresAt, contentVersion })
    .from(certificates)
    .where(and(inArray(userId, ids), isNull(replacedById), isNull(revokedAt)))
}

/** A void attempt does not count, so that it hides no failure. */
function lastAttempts(tx: Tx, ids: number[]) {
  const { userId, moduleCode, state, startedAt, submittedAt } = quizAttempts
  return tx
    .selectDistinctOn([userId, moduleCode], { userId, moduleCode, state, startedAt, submittedAt })
    .from(quizAttempts)
    .where(and(inArray(userId, ids), inArray(state, ['open', 'passed', 'failed'])))
    .orderBy(userId, moduleCode, desc(startedAt))
}

function lastLessons(tx: Tx, ids: number[]) {
  const { userId, moduleCode, updatedAt } = lessonProgress
  return tx
    .select({ userId, moduleCode, at: max(updatedAt) })
    .from(lessonProgress)
    .where(inArray(userId, ids))
    .groupBy(userId, moduleCode)
}
