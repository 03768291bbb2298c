import { OwnModuleReview, OwnModuleReviewList, type ModuleReviewInput } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { learnerApi } from '../api/learner-api.ts'

const path = (code: string) => `/modules/${encodeURIComponent(code)}/review`

const ownReviewsApi = learnerApi.enhanceEndpoints({ addTagTypes: ['OwnReview'] }).injectEndpoints({
  endpoints: (build) => ({
    listOwnReviews: build.query<OwnModuleReviewList, void>({
      query: () => '/module-reviews/own',
      responseSchema: OwnModuleReviewList,
      // A new certificate opens the review of its module.
      providesTags: ['OwnReview', 'Certificate'],
    }),
    saveReview: build.mutation<OwnModuleReview, { readonly code: string; readonly body: ModuleReviewInput }>({
      query: ({ code, body }) => ({ url: path(code), method: 'PUT', body }),
      responseSchema: OwnModuleReview,
      invalidatesTags: (review) => (review ? ['OwnReview'] : []),
    }),
    // The page of the module no longer shows it.
    removeReview: build.mutation<unknown, string>({
      query: (code) => ({ url: path(code), method: 'DELETE' }),
      invalidatesTags: ['OwnReview', 'Module'],
    }),
  }),
})

const { useListOwnReviewsQuery } = ownReviewsApi
export const { useSaveReviewMutation, useRemoveReviewMutation } = ownReviewsApi

/** What the user wrote of a module: `null` before they did, `undefined` where they may not write. */
export function useOwnReview(code: string): OwnModuleReview | null | undefined {
  const isSignedIn = usePlatform().session.status === 'signedIn'
  const { data } = useListOwnReviewsQuery(undefined, { skip: !isSignedIn })
  return data?.find((one) => one.code === code)?.review
}
