import type { Logger } from '../lib/log.ts'

/** A machine under load needs seconds for each process; one that hangs must not keep the server from serving. */
const LIMIT_MS = 60_000

/** One page of the shell or of a release: rendering it starts their process, which takes the longest. */
export interface FirstPage {
  readonly remote: string | null
  readonly path: string
  /** Errors: why it was not rendered. */
  readonly render: () => Promise<void>
}

interface Options {
  readonly log: Logger
  /** The server is closing, so this failure is expected. */
  readonly isClosing: () => boolean
  readonly limitMs?: number | undefined
}

/** Resolves when each page was rendered once, or failed and was logged, or the limit passed. */
export async function renderFirstPages(
  pages: readonly FirstPage[],
  { log, isClosing, limitMs = LIMIT_MS }: Options,
): Promise<void> {
  const waiting = new Set(pages)
  const all = pages.map(async (page) => {
    try {
      await page.render()
    } catch (err) {
      const { remote, path } = page
      if (!isClosing()) log.error({ err, remote, path }, 'a first page could not be rendered on the server')
    } finally {
      waiting.delete(page)
    }
  })
  const limit = new AbortController()
  const late = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, limitMs).unref()
    limit.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  await Promise.race([Promise.all(all), late])
  limit.abort()
  const left = [...waiting].map(({ remote, path }) => ({ remote, path }))
  if (left.length > 0 && !isClosing())
    log.error({ left, limitMs }, 'not all first pages were rendered in time: the server starts without them')
}
