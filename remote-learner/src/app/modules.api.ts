import { TrainingModuleList, type TrainingModule } from '@platform/shared-contracts/http'
import { learnerApi } from './learner-api.ts'
import { useInlined } from './use-inlined.ts'

const modulesApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listModules: build.query<TrainingModule[], void>({
      query: () => '/modules',
      responseSchema: TrainingModuleList,
      providesTags: ['Module'],
    }),
  }),
})

const { useListModulesQuery: useListModules } = modulesApi

/** The catalogue; on a page that the server rendered it is there from the first render. */
export function useListModulesQuery() {
  const query = useListModules()
  const inlined = useInlined('/modules', TrainingModuleList)
  return { ...query, data: query.data ?? inlined }
}
