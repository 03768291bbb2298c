import {
  ContentReview,
  ExerciseStatisticsList,
  QuestionStatisticsList,
  type ReviewCheckRequest,
  type ReviewPointQuery,
} from '@platform/shared-contracts/http'
import { listTag } from '@platform/shared-contracts/client'
import { adminApi } from '../../domain/api/admin-api.ts'

export const REVIEW_PATH = '/admin/content-review'

interface StatisticsQuery {
  readonly module: string
  /** Over all tenants, for platform operators. */
  readonly isPlatform: boolean
}

const statisticsApi = adminApi.enhanceEndpoints({ addTagTypes: ['ContentReview'] }).injectEndpoints({
  endpoints: (build) => ({
    listQuestionStatistics: build.query<QuestionStatisticsList, StatisticsQuery>({
      query: ({ module, isPlatform }) => ({
        url: isPlatform ? '/platform/question-statistics' : '/admin/question-statistics',
        params: { module },
      }),
      responseSchema: QuestionStatisticsList,
    }),
    listExerciseStatistics: build.query<ExerciseStatisticsList, string>({
      query: (module) => ({ url: '/admin/exercise-statistics', params: { module } }),
      responseSchema: ExerciseStatisticsList,
    }),
    getContentReview: build.query<ContentReview, string>({
      query: (module) => ({ url: REVIEW_PATH, params: { module } }),
      responseSchema: ContentReview,
      providesTags: [listTag('ContentReview')],
    }),
    checkReviewPoint: build.mutation<ContentReview, ReviewCheckRequest>({
      query: (body) => ({ url: `${REVIEW_PATH}/checks`, method: 'PUT', body }),
      responseSchema: ContentReview,
      invalidatesTags: (_saved, error) => (error ? [] : [listTag('ContentReview')]),
    }),
    openReviewPoint: build.mutation<ContentReview, ReviewPointQuery>({
      query: ({ module, key }) => ({
        url: `${REVIEW_PATH}/checks?${new URLSearchParams({ module, key })}`,
        method: 'DELETE',
      }),
      responseSchema: ContentReview,
      invalidatesTags: [listTag('ContentReview')],
    }),
  }),
})

export const {
  useListQuestionStatisticsQuery,
  useListExerciseStatisticsQuery,
  useGetContentReviewQuery,
  useCheckReviewPointMutation,
  useOpenReviewPointMutation,
} = statisticsApi
