import type { MeasuredTraining } from '@platform/shared-contracts/http'
import { findByEmail } from '../../domain/accounts/people.ts'
import { certificatesOf } from '../../domain/certificates/sql-certificates.ts'
import { lessonRowsOf, lessonsRead } from '../../domain/courses/lessons-read.ts'
import type { Tx } from '../../lib/data/database.ts'
import type { QuizTaken } from '../quiz-ports.ts'
import { gradedAttempts } from '../quiz-summary.rule.ts'
import { attemptsOf, unlocksOf } from '../sql-attempts.ts'

/** What the server measured until this pass, which is not stored yet. */
export async function measuredTraining(tx: Tx, taken: QuizTaken): Promise<MeasuredTraining> {
  const { userId, moduleCode, language, basis } = taken
  const rows = await lessonRowsOf(tx, [userId], moduleCode)
  const { read, total, seconds, from, languages } = lessonsRead(moduleCode, rows, language)
  const certificates = await certificatesOf(tx, userId)
  const before = certificates.find((each) => each.moduleCode === moduleCode)
  const graded = gradedAttempts(await attemptsOf(tx, userId, moduleCode))
  const since = graded.filter(({ submittedAt }) => !before || (submittedAt ?? taken.at) > before.issuedAt)
  return {
    lessonsRead: read,
    lessonsTotal: total,
    minutes: Math.round(secondsSince(seconds, before?.measured?.lessonSeconds ?? 0) / 60),
    lessonSeconds: seconds,
    attempts: since.length + 1,
    basis,
    readFrom: from?.toISOString() ?? null,
    languages: [...languages],
    openedBy: basis === 'staff' ? await openedBy(tx, taken) : null,
  }
}

/** Less than before means that the lessons were started again, which counts from zero. */
function secondsSince(seconds: number, before: number): number {
  return seconds < before ? seconds : seconds - before
}

async function openedBy(tx: Tx, { userId, moduleCode }: QuizTaken): Promise<MeasuredTraining['openedBy']> {
  const unlocks = await unlocksOf(tx, userId, 'lessons')
  const granted = unlocks.find((each) => each.moduleCode === moduleCode)
  if (!granted) return null
  const person = await findByEmail(tx, granted.unlockedBy)
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : granted.unlockedBy
  return { name, reason: granted.reason }
}
