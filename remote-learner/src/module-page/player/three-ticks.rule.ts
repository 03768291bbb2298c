import type { Certificate, QuizSummary } from '@platform/shared-contracts/http'

/** What completes a module's training besides its lessons: knowledge, a trainer to ask questions, hands-on practice. */
export interface ThreeTicks {
  readonly isQuizPassed: boolean
  /** Who signed off the hands-on practice; `null` if it is not signed off yet. */
  readonly signedBy: string | null
  /** Id of the certificate that counts; `null` if there is none. */
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
