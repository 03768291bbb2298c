import { CurrentNotices } from '@platform/shared-contracts/http'
import { learnerApi } from '../domain/api/learner-api.ts'

const noticesApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listNotices: build.query<CurrentNotices, void>({
      query: () => '/notices',
      responseSchema: CurrentNotices,
    }),
  }),
})

export const { useListNoticesQuery } = noticesApi
