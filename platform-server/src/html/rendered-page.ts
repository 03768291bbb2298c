import { createHash } from 'node:crypto'
import type { Encoding } from '../lib/release-files/content-encoding.rule.ts'
import { composeDocument, type DocumentParts } from './document.ts'
import { earlyHints } from './early-hints.ts'
import { EncodedBody } from './encoded-body.ts'
import type { WrittenHead } from './written-head.ts'

/** A composed page. */
export class RenderedPage {
  readonly policy: string
  readonly etag: string
  readonly status: 200 | 404
  readonly hints: readonly string[]
  /** Of answers with it, by what each depends on. */
  readonly heads = new Map<string, WrittenHead>()
  private readonly content: EncodedBody

  constructor(parts: DocumentParts) {
    this.status = parts.head.isMissing ? 404 : 200
    this.hints = earlyHints(parts, parts.rendered !== null)
    const { html, policy } = composeDocument(parts)
    this.content = new EncodedBody(Buffer.from(html))
    this.policy = policy
    this.etag = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  }

  body(encoding: Encoding | null): Buffer {
    return this.content.in(encoding)
  }
}
