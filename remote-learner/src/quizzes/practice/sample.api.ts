import { PracticeResult, TrainingModuleDetail, type PracticeAnswers } from '@platform/shared-contracts/http'
import { learnerApi } from '../../domain/api/learner-api.ts'

const sampleApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    getSample: build.query({
      query: (code: string) => `/modules/${encodeURIComponent(code)}`,
      responseSchema: TrainingModuleDetail,
      providesTags: ['Module'],
    }),
    checkSample: build.mutation({
      query: ({ code, ...body }: PracticeAnswers & { readonly code: string }) => ({
        url: `/modules/${encodeURIComponent(code)}/practice`,
        method: 'POST' as const,
        body,
      }),
      responseSchema: PracticeResult,
    }),
  }),
})

export const { useGetSampleQuery, useCheckSampleMutation } = sampleApi
