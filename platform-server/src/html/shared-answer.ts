import { createHash } from 'node:crypto'
import type { Encoding } from '../lib/release-files/choose-encoding.ts'
import { EncodedBody } from './encoded-body.ts'

/** A response that many visitors share. */
export class SharedAnswer {
  readonly type: string
  readonly policy: string
  readonly etag: string
  private readonly content: EncodedBody

  constructor(type: string, policy: string, text: string) {
    this.type = type
    this.policy = policy
    this.content = new EncodedBody(Buffer.from(text))
    this.etag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  }

  body(encoding: Encoding | null): Buffer {
    return this.content.in(encoding)
  }
}
