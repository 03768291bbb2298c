import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { isNamed } from './boot-of-document.ts'
import { currentBoot } from './current-boot.ts'
import { CACHES } from './worker-scope.ts'

const namedByTheDocument: WorkboxPlugin = {
  // The browser checks what comes out of the cache against the boot document again, so a bad copy never runs.
  requestWillFetch: async ({ request }) => {
    const integrity = (await currentBoot())?.integrity.get(request.url)
    return integrity ? new Request(request, { integrity }) : request
  },
  cacheWillUpdate: async ({ request, response }) => {
    const boot = await currentBoot()
    return response.ok && boot && isNamed(request.url, boot) ? response : null
  },
}

/** Files never change under their address; only those that the newest document names are stored. */
export const fileStrategy = new CacheFirst({
  cacheName: CACHES.files,
  matchOptions: { ignoreVary: true },
  plugins: [namedByTheDocument],
})

export function isFile({ origin, pathname }: URL): boolean {
  return origin === location.origin && /^\/(shell|releases|files|boot)\//.test(pathname)
}

/** The page distrusts what is stored (suspect-files.ts). */
export function isDistrusted({ cache }: Request): boolean {
  return /^(reload|no-cache|no-store)$/.test(cache)
}

export async function fetchDistrusted({ request }: { readonly request: Request }): Promise<Response> {
  await (await caches.open(CACHES.files)).delete(request.url)
  return fetch(request)
}

/** Stores the listed files that are missing. Requests them as the page did, so that the HTTP cache can answer. */
export async function fetchFiles(event: ExtendableEvent, paths: readonly string[]): Promise<void> {
  const boot = await currentBoot()
  if (!boot) return
  const urls = [...new Set(paths.map((path) => new URL(path, location.origin).href))]
  const wanted = urls.filter((url) => isFile(new URL(url)) && isNamed(url, boot))
  await Promise.all(
    wanted.map(async (url) => {
      const request = new Request(url, { mode: 'cors', credentials: 'same-origin' })
      const [answer, stored] = fileStrategy.handleAll({ event, request })
      await Promise.all([answer, stored])
    }),
  )
}
