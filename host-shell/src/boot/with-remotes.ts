import { retryForever } from '@platform/shared-contracts/client'
import type { BootDocument, BootList } from '@platform/shared-contracts/http'

const FIRST_PAUSE_MS = 500

export interface RemotesTools {
  /** The list, if the inline script has already requested it. */
  readonly earlyResponse: Promise<Response> | undefined
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly wait: (ms: number) => Promise<void>
  /** Reloads the document. Returns false if it was reloaded a moment ago, because another reload would not help. */
  readonly renew: () => boolean
  readonly log: (message: string, error: unknown) => void
}

/**
 * Completes the boot document with its remotes and the shell's files, which are in a separate list. The document
 * contains the integrity of that list, so the list is as trusted as the document. The rendered page can be read
 * meanwhile and its links work, so a list that does not arrive is requested again.
 */
export async function withRemotes(boot: BootDocument, tools: RemotesTools): Promise<BootDocument> {
  const { remotesAt } = boot
  if (!remotesAt) return boot
  const {
    shell: assets,
    chunks,
    remotes,
  } = await retryForever((isFirst) => readList(remotesAt, tools, isFirst), {
    firstPauseMs: FIRST_PAUSE_MS,
    onFailure: (error) => tools.log('The list of remotes has not arrived yet.', error),
    wait: tools.wait,
  })
  return { ...boot, shell: { ...boot.shell, assets, chunks }, remotes }
}

async function readList(
  { url, integrity }: NonNullable<BootDocument['remotesAt']>,
  { earlyResponse, fetch, renew }: RemotesTools,
  isFirst: boolean,
): Promise<BootList> {
  // The browser caches corrupt bytes too, so a second attempt bypasses the cache.
  const answer =
    (isFirst && earlyResponse) || fetch(url, { integrity, cache: isFirst ? 'default' : 'reload' })
  const response = await answer
  // A replica may be a moment behind. If the list is still missing, a cache served a document from before the last
  // server start: a reload gets a document whose list exists.
  if (response.status === 404 && !isFirst && renew()) return new Promise(() => undefined)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return (await response.json()) as BootList
}
