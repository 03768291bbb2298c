import { PracticeResult, TrainingModuleDetail, type PracticeAnswers } from '@platform/shared-contracts/http'
import { learnerApi } from '../domain/api/learner-api.ts'
import { useInlinedData } from '../lib/use-inlined-data.ts'

export const moduleApi = learnerApi.injectEndpoints({
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

const { useGetModuleQuery: useGetModule } = moduleApi
export const { useGradePracticeMutation } = moduleApi

/** One module; on a page that the server rendered it is there from the first render. */
export function useGetModuleQuery(code: string) {
  const query = useGetModule(code)
  const inlined = useInlinedData(`/modules/${encodeURIComponent(code)}`, TrainingModuleDetail)
  return { ...query, data: query.currentData ?? inlined }
}
