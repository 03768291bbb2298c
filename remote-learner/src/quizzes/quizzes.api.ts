import { QuizAttempt } from '@platform/shared-contracts/http'
import { learnerApi } from '../domain/api/learner-api.ts'

const startApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    startQuiz: build.mutation<QuizAttempt, { readonly code: string; readonly idempotencyKey: string }>({
      query: ({ code, idempotencyKey }) => ({
        url: `/quizzes/${encodeURIComponent(code)}/attempts`,
        method: 'POST',
        idempotencyKey,
      }),
      responseSchema: QuizAttempt,
    }),
  }),
})

export const { useStartQuizMutation } = startApi
