import { listTag } from '@platform/shared-contracts/client'
import {
  ModuleReviewRecordPage,
  PendingReviewList,
  type ModuleReviewDecision,
  type ReviewDecision,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'

/** Empty values do not filter. */
interface ModuleReviewFilter {
  readonly page: number
  readonly size: number
  readonly state: string
  /** Code of a module. */
  readonly module: string
}

/** Whose count of pending ones a tab shows. */
export const ALL_REVIEWS: ModuleReviewFilter = { state: '', module: '', page: 1, size: 20 }

interface Decision<Body> {
  readonly id: string
  readonly body: Body
}

const reviewsApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['ModuleReview', 'ConsultationReview'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listModuleReviews: build.query<ModuleReviewRecordPage, ModuleReviewFilter>({
        query: (filter) => ({ url: '/admin/module-reviews', params: { ...filter } }),
        responseSchema: ModuleReviewRecordPage,
        providesTags: [listTag('ModuleReview')],
      }),
      decideModuleReview: build.mutation<unknown, Decision<ModuleReviewDecision>>({
        query: ({ id, body }) => ({ url: `/admin/module-reviews/${id}`, method: 'POST', body }),
        // Also after a refusal, because another user has changed what is on screen.
        invalidatesTags: [listTag('ModuleReview')],
      }),
      listConsultationReviews: build.query<PendingReviewList, void>({
        query: () => '/admin/reviews',
        responseSchema: PendingReviewList,
        providesTags: [listTag('ConsultationReview')],
      }),
      decideConsultationReview: build.mutation<unknown, Decision<ReviewDecision>>({
        query: ({ id, body }) => ({ url: `/admin/reviews/${id}`, method: 'POST', body }),
        invalidatesTags: [listTag('ConsultationReview')],
      }),
    }),
  })

export const {
  useListModuleReviewsQuery,
  useDecideModuleReviewMutation,
  useListConsultationReviewsQuery,
  useDecideConsultationReviewMutation,
} = reviewsApi
