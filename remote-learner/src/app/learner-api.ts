import { createApi } from '@reduxjs/toolkit/query/react'
import { platformBaseQuery } from '@platform/shared-contracts/client'

/** Empty here; each feature adds its endpoints in its own `*.api.ts`. */
export const learnerApi = createApi({
  reducerPath: 'learnerApi',
  baseQuery: platformBaseQuery,
  tagTypes: ['Module', 'Quiz', 'Certificate', 'Credential'],
  endpoints: () => ({}),
})
