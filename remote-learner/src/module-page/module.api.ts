import { PracticeResult, TrainingModuleDetail, type PracticeAnswers } from '@platform/shared-contracts/http'
import { learnerApi } from '../app/learner-api.ts'

const moduleApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    getModule: build.query({
      query: (code: string) => `/modules/${encodeURIComponent(code)}`,
      responseSchema: TrainingModuleDetail,
      providesTags: ['Module'],
    }),
    gradePractice: build.mutation({
      query: ({ code, ...body }: PracticeAnswers & { readonly code: string }) => ({
        url: `/modules/${encodeURIComponent(code)}/practice`,
        method: 'POST' as const,
        body,
      }),
      responseSchema: PracticeResult,
    }),
  }),
})

export const { useGetModuleQuery, useGradePracticeMutation } = moduleApi
