import { LaunchAnswer, LearnerPackage, LearnerPackageList } from '@platform/shared-contracts/http'
import { learnerApi } from '../domain/api/learner-api.ts'

const packagesApi = learnerApi.enhanceEndpoints({ addTagTypes: ['Package'] }).injectEndpoints({
  endpoints: (build) => ({
    listPackages: build.query<LearnerPackageList, void>({
      query: () => '/packages',
      responseSchema: LearnerPackageList,
      providesTags: ['Package'],
      keepUnusedDataFor: 0,
    }),
    getPackage: build.query<LearnerPackage, string>({
      query: (id) => `/packages/${encodeURIComponent(id)}`,
      responseSchema: LearnerPackage,
      providesTags: ['Package'],
    }),
    launchUnit: build.mutation<LaunchAnswer, { readonly id: number; readonly unitId: string }>({
      query: ({ id, unitId }) => ({ url: `/packages/${id}/launches`, method: 'POST', body: { unitId } }),
      responseSchema: LaunchAnswer,
    }),
  }),
})

export const { useListPackagesQuery, useGetPackageQuery, useLaunchUnitMutation } = packagesApi
