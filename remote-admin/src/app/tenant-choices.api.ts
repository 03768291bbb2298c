import { listTag } from '@platform/shared-contracts/client'
import { TenantPage } from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'

const tenantChoicesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** To choose one of them, by name. */
    listTenantChoices: build.query<TenantPage, void>({
      query: () => ({ url: '/tenants', params: { size: 100, sort: 'name' } }),
      responseSchema: TenantPage,
      providesTags: [listTag('Tenant')],
    }),
  }),
})

export const { useListTenantChoicesQuery } = tenantChoicesApi
