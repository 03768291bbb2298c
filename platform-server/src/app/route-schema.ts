import type { Readable } from 'node:stream'
import { Problem } from '@platform/shared-contracts/http'

/** The refusals of a route, for its OpenAPI page: each is answered as a `Problem`. */
export function refusals<
  Status extends 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503,
>(...statuses: readonly Status[]): Record<Status, typeof Problem> {
  return Object.fromEntries(statuses.map((status) => [status, Problem])) as Record<Status, typeof Problem>
}

/** For a route that needs an access token. */
export const BEARER = [{ bearer: [] }]

/** Bytes as the answer of a route whose schema says `z.file()`: bytes are sent as they are, past every serializer. */
export function fileAnswer(bytes: Uint8Array | Readable): File {
  const body = ArrayBuffer.isView(bytes)
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : bytes
  return body as unknown as File
}
