import type { Certificate, QuizSummary } from '@platform/shared-contracts/http'

/** What makes the training of a module whole, beyond its lessons: knowledge, somebody to ask, hands-on practice. */
export interface ThreeTicks {
  readonly isQuizPassed: boolean
  /** Who signed for hands-on practice; `null` until somebody has. */
  readonly signedBy: string | null
  /** Of the certificate that counts; `null` without one. */
  readonly certificateId: string | null
}

export function threeTicks(
  code: string,
  quizzes: readonly Pick<QuizSummary, 'code' | 'state'>[],
  certificates: readonly Pick<Certificate, 'id' | 'moduleCode' | 'state' | 'signOff'>[],
): ThreeTicks {
  const valid = certificates.find(({ moduleCode, state }) => moduleCode === code && state === 'valid')
  const quiz = quizzes.find((each) => each.code === code)
  return {
    isQuizPassed: valid !== undefined || quiz?.state === 'passed',
    signedBy: valid?.signOff?.signedBy ?? null,
    certificateId: valid?.id ?? null,
  }
}
