import { createApi } from '@reduxjs/toolkit/query/react'
import type { platformBaseQuery } from '@platform/shared-contracts/client'
import { locale } from '@platform/shared-contracts/remote'
import { inPageLanguage } from '@platform/shared-contracts/rules'
import { keptBaseQuery } from './offline/kept-base-query.ts'

/** Empty here; each feature adds its endpoints in its own `*.api.ts`. What it asks for, it asks for in the page's language. */
export const learnerApi = createApi({
  reducerPath: 'learnerApi',
  baseQuery: (request: Parameters<typeof platformBaseQuery>[0], api, extra: object) => {
    const { url, ...rest } = typeof request === 'string' ? { url: request } : request
    return keptBaseQuery({ ...rest, url: inPageLanguage(url, locale.get()) }, api, extra)
  },
  tagTypes: [
    'Module',
    'ModuleState',
    'Question',
    'Quiz',
    'Attempt',
    'Certificate',
    'Credential',
    'Order',
    'Course',
  ],
  endpoints: () => ({}),
})
