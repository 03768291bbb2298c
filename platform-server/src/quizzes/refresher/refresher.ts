import type { AttemptMistakes, Language, QuizSummary, Refresher } from '@platform/shared-contracts/http'
import { certificatesOf } from '../../domain/certificates/sql-certificates.ts'
import { changesSince } from '../../domain/courses/changes-since.ts'
import { findContent } from '../../domain/courses/module-content.ts'
import { openRenewals } from '../../domain/requirements/open-renewals.ts'
import { reviewPaper, withoutKey } from '../../domain/questions/review.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { ProblemError } from '../../lib/problem.ts'
import { RENEWAL_OPENS_MS } from '../quiz-settings.rule.ts'
import { attemptsOf } from '../sql-attempts.ts'
import { countedAttempts, mistakesSince, type WrongAnswers } from './mistakes-since.rule.ts'

interface RefresherRequest {
  readonly userId: number
  readonly quiz: QuizSummary
  readonly language: Language | undefined
}

/** What changed since the learner's newest certificate that was not revoked, and what went wrong until then and since. */
export async function refresherOf(tx: Tx, { userId, quiz, language }: RefresherRequest): Promise<Refresher> {
  const { code, title } = quiz
  const certificates = (await certificatesOf(tx, userId)).filter(({ moduleCode }) => moduleCode === code)
  const held = certificates.find(({ revokedAt }) => !revokedAt)
  if (!held) throw new ProblemError(404, 'nothing-to-renew')
  const since = certificates[certificates.indexOf(held) + 1]?.issuedAt ?? null
  const attempts = await attemptsOf(tx, userId, code)
  const content = findContent(code, language)
  const { issuedAt, expiresAt, contentVersion } = held
  return {
    ...{ code, title, quiz },
    certificate: {
      issuedAt: issuedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      contentVersion,
    },
    version: content?.version ?? 1,
    changes: content ? changesSince(content, versionOf(contentVersion)) : [],
    attempts: countedAttempts(attempts, since).length,
    mistakes: mistakesSince(attempts, { at: issuedAt, since }).map(toMistakes),
    opensAt: opening(expiresAt, (await openRenewals(tx, userId)).get(code)).toISOString(),
  }
}

/** Where a renewal is assigned, the quiz opened with that. */
function opening(expiresAt: Date, assignedAt: Date | undefined): Date {
  const opensAt = new Date(expiresAt.getTime() - RENEWAL_OPENS_MS)
  return assignedAt && assignedAt < opensAt ? assignedAt : opensAt
}

/** Certificates from before lessons were written name no number: everything is new since. */
function versionOf(contentVersion: string): number {
  const version = Number(contentVersion)
  return Number.isInteger(version) ? version : 0
}

function toMistakes({ id, language, at, wrong, answers, showsKey }: WrongAnswers): AttemptMistakes {
  return {
    attemptId: id,
    submittedAt: at.toISOString(),
    language,
    questions: withoutKey(wrong),
    review: reviewPaper(wrong, answers, showsKey),
  }
}
