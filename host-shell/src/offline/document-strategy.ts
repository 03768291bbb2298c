import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { deleteDocuments, genericDocument, storable, takeOver } from './current-boot.ts'
import { fetchFiles } from './file-strategy.ts'
import { CACHES } from './worker-scope.ts'

const LIMITS = { maxEntries: 60 }
/** Without an answer for so long there is no network. */
const NETWORK_LIMIT_S = 8

const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
  // A query may hold a secret: its document is not stored, but what it names still counts.
  cacheWillUpdate: async ({ request, response, event }) => {
    const html = await takeOver(response, event, fetchFiles)
    const isStored = html !== null && response.status === 200 && new URL(request.url).search === ''
    return isStored ? storable(response, html) : null
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse ?? genericDocument(),
}

/** The network's answer; where none comes, the last document of the path, or one that the browser renders. */
export const documentStrategy = new NetworkFirst({
  cacheName: CACHES.documents,
  networkTimeoutSeconds: NETWORK_LIMIT_S,
  matchOptions: { ignoreVary: true },
  // In this order: what the second falls back to does not expire.
  plugins: [new ExpirationPlugin(LIMITS), byPath],
})

/** Another person is here: neither documents nor a list of the paths that were visited may stay. */
export async function forgetDocuments(): Promise<void> {
  await deleteDocuments()
  await new CacheExpiration(CACHES.documents, LIMITS).delete()
}
