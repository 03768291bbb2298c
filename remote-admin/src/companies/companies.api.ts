import {
  Company,
  CompanyPage,
  DirectoryTestAnswer,
  type CompanyRequest,
  type DirectoryTestRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'
import { rowEndpoints } from '../app/row-endpoints.ts'

interface CompanyListQuery {
  readonly page: number
  readonly size: number
  readonly q: string
}

export const {
  useListCompaniesQuery,
  useGetCompanyQuery,
  useSaveCompanyMutation,
  useRemoveCompanyMutation,
  useTestDirectoryMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['Company'] }).injectEndpoints({
  endpoints: (build) => {
    const companies = rowEndpoints(build, {
      type: 'Company',
      path: '/companies',
      row: Company,
      page: CompanyPage,
    })
    return {
      listCompanies: companies.list<CompanyListQuery>(),
      getCompany: companies.get(),
      saveCompany: companies.save<CompanyRequest>(),
      removeCompany: companies.remove(),
      testDirectory: build.mutation<
        DirectoryTestAnswer,
        { readonly id: Company['id']; readonly body: DirectoryTestRequest }
      >({
        query: ({ id, body }) => ({ url: `/companies/${id}/directory-test`, method: 'POST', body }),
        responseSchema: DirectoryTestAnswer,
      }),
    }
  },
})
