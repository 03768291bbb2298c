import { listTag } from '@platform/shared-contracts/client'
import { ScheduledJobList } from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

const jobsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listScheduledJobs: build.query<ScheduledJobList, void>({
      query: () => '/operators/jobs',
      responseSchema: ScheduledJobList,
      providesTags: [listTag('ScheduledJob')],
    }),
    runScheduledJob: build.mutation<null, string>({
      query: (name) => ({ url: `/operators/jobs/${name}/run`, method: 'POST' }),
      invalidatesTags: [listTag('ScheduledJob')],
    }),
  }),
})

export const { useListScheduledJobsQuery, useRunScheduledJobMutation } = jobsApi
