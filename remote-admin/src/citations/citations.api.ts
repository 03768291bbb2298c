import {
  CitationImportReport,
  CitationPage,
  CitationStats,
  CitedInspectionDetail,
  MostCited,
  type CitationImportRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'

/** Filters as the address holds them; an empty one is not sent. */
export type CitationFilters = Readonly<
  Record<'q' | 'standard' | 'state' | 'year' | 'type' | 'status', string | undefined>
>

const citationsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Citation'] }).injectEndpoints({
  endpoints: (build) => ({
    listCitations: build.query<
      CitationPage,
      CitationFilters & { readonly page: number; readonly size: number; readonly sort: string }
    >({
      query: (params) => ({ url: '/citations', params }),
      responseSchema: CitationPage,
      providesTags: ['Citation'],
    }),
    citationStats: build.query<CitationStats, CitationFilters>({
      query: (params) => ({ url: '/citations/stats', params }),
      responseSchema: CitationStats,
      providesTags: ['Citation'],
    }),
    mostCited: build.query<MostCited, void>({
      query: () => '/citations/most-cited',
      responseSchema: MostCited,
    }),
    getInspection: build.query<CitedInspectionDetail, string>({
      query: (activityNr) => `/citations/${activityNr}`,
      responseSchema: CitedInspectionDetail,
      providesTags: ['Citation'],
    }),
    importCitations: build.mutation<CitationImportReport, CitationImportRequest>({
      query: (body) => ({ url: '/citations/imports', method: 'POST', body }),
      responseSchema: CitationImportReport,
      invalidatesTags: (report) => (report && !report.isDryRun ? ['Citation'] : []),
    }),
    removeDemo: build.mutation<unknown, void>({
      query: () => ({ url: '/citations/demo', method: 'DELETE' }),
      invalidatesTags: ['Citation'],
    }),
  }),
})

export const {
  useListCitationsQuery,
  useCitationStatsQuery,
  useMostCitedQuery,
  useGetInspectionQuery,
  useImportCitationsMutation,
  useRemoveDemoMutation,
} = citationsApi
