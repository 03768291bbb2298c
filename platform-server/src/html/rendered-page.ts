import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from '../lib/release-files/content-encoding.rule.ts'
import { composeDocument, type DocumentParts } from './document.ts'
import { earlyHints } from './early-hints.ts'

const BROTLI_QUALITY = 9

/** A composed page; each encoding is made when first asked for, and kept. */
export class RenderedPage {
  readonly policy: string
  readonly etag: string
  readonly status: 200 | 404
  readonly hints: readonly string[]
  private readonly plain: Buffer
  private readonly encoded = new Map<Encoding, Buffer>()

  constructor(parts: DocumentParts) {
    this.status = parts.head.isMissing ? 404 : 200
    this.hints = earlyHints(parts, parts.rendered !== null)
    const { html, policy } = composeDocument(parts)
    this.plain = Buffer.from(html)
    this.policy = policy
    this.etag = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  }

  body(encoding: Encoding | null): Buffer {
    if (!encoding) return this.plain
    const known = this.encoded.get(encoding)
    if (known) return known
    const made = encoding === 'br' ? brotli(this.plain) : gzipSync(this.plain)
    this.encoded.set(encoding, made)
    return made
  }
}

function brotli(plain: Buffer): Buffer {
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}
