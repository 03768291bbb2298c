import { TrainingModuleList, type TrainingModule } from '@platform/shared-contracts/http'
import { learnerApi } from './learner-api.ts'

const modulesApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listModules: build.query<TrainingModule[], void>({
      query: () => '/modules',
      responseSchema: TrainingModuleList,
      providesTags: ['Module'],
    }),
  }),
})

export const { useListModulesQuery } = modulesApi
