import { TrafficReport } from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'

const trafficApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getTraffic: build.query<TrafficReport, number>({
      query: (days) => ({ url: '/traffic', params: { days } }),
      responseSchema: TrafficReport,
    }),
  }),
})

export const { useGetTrafficQuery } = trafficApi
