import { IntegrityError } from './integrity-error.ts'
import type { IntegrityLookup } from './integrity-table.ts'

/**
 * Files that failed to load or timed out. The browser caches even corrupt bytes of an immutable file, so a plain retry
 * would get them again: before a retry, `recheck` fetches each file past the cache.
 */
export interface SuspectFiles {
  readonly add: (url: string) => void
  /**
   * Fetches the suspects past the cache and compares their bytes.
   * Errors: IntegrityError if the server itself sends other bytes than listed; the network error if the fetch fails.
   */
  readonly recheck: () => Promise<void>
}

export function createSuspectFiles(lookup: IntegrityLookup, fetch: typeof globalThis.fetch): SuspectFiles {
  const urls = new Set<string>()
  return {
    add: (url) => void urls.add(url),
    recheck: async () => {
      const urlsToCheck = [...urls]
      urls.clear()
      await Promise.all(urlsToCheck.map((url) => recheckFile(url, lookup(url), fetch)))
    },
  }
}

async function recheckFile(
  url: string,
  sri: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  if (sri === undefined) throw new IntegrityError(`${url} is not part of any release of this page.`)
  // The same mode and credentials as the script tag, because they are part of the cache key.
  const response = await fetch(url, { cache: 'reload', mode: 'cors', credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`)
  const bytes = await response.arrayBuffer()
  if (sri !== '' && !(await hasDigest(bytes, sri)))
    throw new IntegrityError(`${url} has other bytes than its release promised.`)
}

async function hasDigest(bytes: ArrayBuffer, sri: string): Promise<boolean> {
  // Only a secure context can compute digests; elsewhere the integrity attribute of the next attempt decides alone.
  const digest = await globalThis.crypto.subtle?.digest('SHA-384', bytes)
  return !digest || sri === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
