import { createApi } from '@reduxjs/toolkit/query/react'
import { platformBaseQuery } from '@platform/shared-contracts/client'

/** Empty here; each feature adds its endpoints in its own `*.api.ts`. */
export const starterApi = createApi({
  reducerPath: 'starterApi',
  baseQuery: platformBaseQuery,
  catchSchemaFailure: ({ message }) => ({ status: 0, message }),
  endpoints: () => ({}),
})
