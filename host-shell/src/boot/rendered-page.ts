import type { InlinedAnswers, RenderedDocument } from '@platform/shared-contracts/http'
import type { PlatformPage } from '@platform/shared-contracts/remote'
import { splitLanguage } from '@platform/shared-contracts/rules'

/**
 * The server's description of the page that it rendered into this document; `null` if the browser must render the page,
 * or if the address has changed since. As trusted as the page itself (read-boot-document.ts).
 */
export function readRenderedPage(page: Document, { pathname, search }: Location): RenderedDocument | null {
  const text = page.getElementById('page')?.textContent
  if (!text) return null
  const rendered = JSON.parse(text) as RenderedDocument
  return rendered.url === splitLanguage(pathname).pathname + search ? rendered : null
}

export interface InlinedPage extends PlatformPage {
  /** Drops all inlined answers: data that one release has rendered and checked must not be used by another release. */
  readonly forget: () => void
}

/** The answers inlined in the document: the server rendered with them, so the browser need not request them again. */
export function inlinedPage(answers: InlinedAnswers): InlinedPage {
  const known = new Map(Object.entries(answers))
  return {
    answer: (path) => known.get(path) ?? null,
    describe: () => undefined,
    forget: () => known.clear(),
  }
}
