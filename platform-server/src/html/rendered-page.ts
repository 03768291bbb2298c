import { composeDocument, type DocumentParts } from './document/document.ts'
import { SharedAnswer } from './shared-answer.ts'

/** A composed page. */
export class RenderedPage extends SharedAnswer {
  readonly status: 200 | 404 | 503
  /** The browser renders it because this server could not: no cache may store it for longer than the cause lasts. */
  readonly isFallback: boolean

  constructor(parts: DocumentParts, { isFallback = false } = {}) {
    const { html, policy } = composeDocument(parts)
    super('text/html; charset=utf-8', policy, html)
    this.status = statusOf(parts.head)
    this.isFallback = isFallback
  }
}

function statusOf({ isMissing, isUncertain }: DocumentParts['head']): 200 | 404 | 503 {
  if (isUncertain) return 503
  return isMissing ? 404 : 200
}
