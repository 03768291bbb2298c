import { createPlatformApi, type platformBaseQuery } from '@platform/shared-contracts/client'
import { locale } from '@platform/shared-contracts/remote'
import { inPageLanguage } from '@platform/shared-contracts/rules'
import { cachedBaseQuery } from '../offline/cached-base-query.ts'

/** In the page's language, and without a network from what this browser has stored. */
const baseQuery: typeof platformBaseQuery = (request, api, extra) => {
  const { url, ...rest } = typeof request === 'string' ? { url: request } : request
  return cachedBaseQuery({ ...rest, url: inPageLanguage(url, locale.get()) }, api, extra)
}

/** Empty here; each feature adds its endpoints in its own `*.api.ts`. */
export const learnerApi = createPlatformApi({
  reducerPath: 'learnerApi',
  baseQuery,
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
    'Plan',
  ],
})
