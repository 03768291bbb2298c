import {
  ModuleReviewPage,
  PracticeResult,
  TrainingModuleDetail,
  type PracticeAnswers,
} from '@platform/shared-contracts/http'
import { learnerApi } from '../domain/api/learner-api.ts'
import { useInlinedData } from '../lib/use-inlined-data.ts'

interface ReviewsPage {
  readonly code: string
  readonly page: number
  readonly size: number
}

export const moduleApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    getModule: build.query({
      query: (code: string) => `/modules/${encodeURIComponent(code)}`,
      responseSchema: TrainingModuleDetail,
      providesTags: ['Module'],
    }),
    listReviews: build.query({
      query: ({ code, page, size }: ReviewsPage) =>
        `/modules/${encodeURIComponent(code)}/reviews?page=${page}&size=${size}`,
      responseSchema: ModuleReviewPage,
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
export const { useGradePracticeMutation, useLazyListReviewsQuery } = moduleApi

/** One module; on a page that the server rendered it is there from the first render. */
export function useGetModuleQuery(code: string) {
  const query = useGetModule(code)
  const inlined = useInlinedData(`/modules/${encodeURIComponent(code)}`, TrainingModuleDetail)
  return { ...query, data: query.currentData ?? inlined }
}
