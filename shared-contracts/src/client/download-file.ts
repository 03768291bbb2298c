import type { ApiFetch, ApiResult } from './api-request.ts'
import { bodyOf, failed, toResult } from './read-api.ts'

const REVOKE_DELAY_MS = 60_000

/**
 * Fetches a file with the session attached, which a plain link would not do, and hands it to the browser as a download.
 * Never throws.
 */
export async function downloadFile(fetch: ApiFetch, path: string, name: string): Promise<ApiResult<null>> {
  try {
    const response = await fetch(path)
    const { status, error } = toResult(response.status, response.ok ? null : await bodyOf(response))
    if (error) return { status, error }
    save(await response.blob(), name)
    return { status, data: null }
  } catch (error) {
    return failed(error)
  }
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS)
}
