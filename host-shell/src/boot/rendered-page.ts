import type { InlinedAnswers, RenderedDocument } from '@platform/shared-contracts/http'
import type { PlatformPage } from '@platform/shared-contracts/remote'

/**
 * What the server says of the page that it rendered into this document; `null` where the browser renders it, and where
 * the address is no longer the one that was rendered. Trusted as the page is (read-boot-document.ts).
 */
export function readRenderedPage(page: Document, { pathname, search }: Location): RenderedDocument | null {
  const text = page.getElementById('page')?.textContent
  if (!text) return null
  const rendered = JSON.parse(text) as RenderedDocument
  return rendered.url === pathname + search ? rendered : null
}

export interface InlinedPage extends PlatformPage {
  /** All of them: what one release has rendered and checked is nothing that another one may trust. */
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
