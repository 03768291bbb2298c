import { listTag } from '@platform/shared-contracts/client'
import {
  Company,
  CompanyPage,
  DirectoryTestAnswer,
  type CompanyRequest,
  type DirectoryTestRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../app/admin-api.ts'
import { changesRow, providesRow } from '../app/row-tags.ts'

interface CompanyListQuery {
  readonly page: number
  readonly size: number
  readonly q: string
}

const companiesApi = adminApi.enhanceEndpoints({ addTagTypes: ['Company'] }).injectEndpoints({
  endpoints: (build) => ({
    listCompanies: build.query<CompanyPage, CompanyListQuery>({
      query: (params) => ({ url: '/companies', params: { ...params } }),
      responseSchema: CompanyPage,
      providesTags: [listTag('Company')],
    }),
    getCompany: build.query<Company, string>({
      query: (id) => `/companies/${encodeURIComponent(id)}`,
      responseSchema: Company,
      providesTags: providesRow('Company'),
    }),
    /** Without an id it is a new company. */
    saveCompany: build.mutation<
      Company,
      { readonly id: Company['id'] | null; readonly body: CompanyRequest }
    >({
      query: ({ id, body }) =>
        id === null
          ? { url: '/companies', method: 'POST', body }
          : { url: `/companies/${id}`, method: 'PUT', body },
      responseSchema: Company,
      invalidatesTags: changesRow('Company', ({ id }) => id),
    }),
    removeCompany: build.mutation<unknown, Company['id']>({
      query: (id) => ({ url: `/companies/${id}`, method: 'DELETE' }),
      invalidatesTags: changesRow('Company', (id) => id),
    }),
    testDirectory: build.mutation<
      DirectoryTestAnswer,
      { readonly id: Company['id']; readonly body: DirectoryTestRequest }
    >({
      query: ({ id, body }) => ({ url: `/companies/${id}/directory-test`, method: 'POST', body }),
      responseSchema: DirectoryTestAnswer,
    }),
  }),
})

export const {
  useListCompaniesQuery,
  useGetCompanyQuery,
  useSaveCompanyMutation,
  useRemoveCompanyMutation,
  useTestDirectoryMutation,
} = companiesApi
