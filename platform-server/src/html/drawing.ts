import type { PageDrawing } from '@platform/shared-contracts/http'
import type { DocumentParts } from './document.ts'
import { withoutStyleAttributes } from './markup.ts'

/** Before the path of a page: that page for a browser that has the shell. */
export const DRAWINGS = '/drawn'

/** What stands between header and footer; `null` where the browser renders it. */
export function composeDrawing({ boot, language, rendered }: DocumentParts): PageDrawing | null {
  if (!rendered || !boot.remotesAt) return null
  const { html, css } = withoutStyleAttributes(rendered.html)
  const main = /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1]
  if (main === undefined) return null
  const { document, criticalCss } = rendered
  return { list: boot.remotesAt.url, language, main, css: criticalCss.page + css, document }
}
