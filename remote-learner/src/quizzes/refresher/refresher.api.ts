import { Refresher } from '@platform/shared-contracts/http'
import { learnerApi } from '../../domain/api/learner-api.ts'

const refresherApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    getRefresher: build.query({
      query: (code: string) => `/quizzes/${encodeURIComponent(code)}/refresher`,
      responseSchema: Refresher,
      providesTags: ['Quiz'],
    }),
  }),
})

export const { useGetRefresherQuery } = refresherApi
