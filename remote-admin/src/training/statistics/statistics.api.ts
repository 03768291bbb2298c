import {
  ContentReview,
  ExerciseStatisticsList,
  QuestionStatisticsList,
} from '@platform/shared-contracts/http'
import { adminApi } from '../../app/admin-api.ts'

interface StatisticsQuery {
  readonly module: string
  /** Over all tenants, for platform operators. */
  readonly isPlatform: boolean
}

const statisticsApi = adminApi.injectEndpoints({
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
      query: (module) => ({ url: '/admin/content-review', params: { module } }),
      responseSchema: ContentReview,
    }),
  }),
})

export const { useListQuestionStatisticsQuery, useListExerciseStatisticsQuery, useGetContentReviewQuery } =
  statisticsApi
