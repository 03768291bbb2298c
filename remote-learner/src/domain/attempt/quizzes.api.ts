import { providesRow } from '@platform/shared-contracts/client'
import {
  MistakesPaper,
  QuizAttempt,
  QuizList,
  PracticeResult,
  type PracticeAnswers,
  type QuizSummary,
} from '@platform/shared-contracts/http'
import { learnerApi } from '../api/learner-api.ts'

type CheckedMistakes = PracticeAnswers & { readonly code: string }

/** What the list of quizzes and the attempt share: an attempt that ends changes where the learner stands. */
export const quizzesApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listQuizzes: build.query<QuizSummary[], void>({
      query: () => '/quizzes',
      responseSchema: QuizList,
      providesTags: ['Quiz'],
    }),
    getAttempt: build.query({
      query: (id: string) => `/attempts/${encodeURIComponent(id)}`,
      responseSchema: QuizAttempt,
      providesTags: providesRow('Attempt'),
      keepUnusedDataFor: 0,
      // Answers that were saved while the response was on its way are newer.
      merge: (known, received) =>
        received.sequence < known.sequence ? { ...received, ...answersOf(known) } : received,
    }),
    getMistakes: build.query({
      query: (code: string) => `/quizzes/${encodeURIComponent(code)}/mistakes`,
      responseSchema: MistakesPaper,
      keepUnusedDataFor: 0,
    }),
    checkMistakes: build.mutation({
      query: ({ code, ...body }: CheckedMistakes) => ({
        url: `/quizzes/${encodeURIComponent(code)}/mistakes`,
        method: 'POST' as const,
        body,
      }),
      responseSchema: PracticeResult,
    }),
  }),
})

function answersOf({ sequence, answers, flagged }: QuizAttempt) {
  return { sequence, answers: { ...answers }, flagged: [...flagged] }
}

export const { useListQuizzesQuery, useGetAttemptQuery, useGetMistakesQuery, useCheckMistakesMutation } =
  quizzesApi
