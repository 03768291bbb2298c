import { createApi } from '@reduxjs/toolkit/query/react'
import { platformBaseQuery } from '@platform/shared-contracts/client'

/** Empty here; each feature adds its endpoints in its own `*.api.ts`. */
export const adminApi = createApi({
  reducerPath: 'adminApi',
  baseQuery: platformBaseQuery,
  tagTypes: ['Tenant', 'Registry', 'DeployToken'],
  endpoints: () => ({}),
})
