import { useStore } from '@nanostores/react'
import { TrainingModuleList, type TrainingModule } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { learnerApi } from '../api/learner-api.ts'
import { moduleOffers } from './module-offer.rule.ts'
import { useInlinedData } from '../../lib/use-inlined-data.ts'

export const modulesApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listModules: build.query<TrainingModule[], void>({
      query: () => '/modules',
      responseSchema: TrainingModuleList,
      providesTags: ['Module'],
    }),
  }),
})

const { useListModulesQuery: useListModules } = modulesApi

/** The catalog; on a page that the server rendered it is there from the first render. */
export function useListModulesQuery() {
  const query = useListModules()
  const inlined = useInlinedData('/modules', TrainingModuleList)
  return { ...query, data: query.data ?? inlined }
}

/** What a module is called in the language of the page. */
export function useModuleTitle(): (code: string) => string {
  const { data } = useListModulesQuery()
  const { tenant } = usePlatform()
  const offers = moduleOffers(data, tenant, useStore(locale))
  return (wanted) => offers.find(({ code }) => code === wanted)?.title ?? wanted
}
