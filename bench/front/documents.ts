import { brotliCompressSync, constants } from 'node:zlib'
import type { Answer, Question, Site } from './serve-http2.ts'

/** As the product's own documents are compressed. */
const QUALITY = 9

export function packed(status: number, type: string, body: string | Buffer, quality = QUALITY): Answer {
  const bytes = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return {
    status,
    headers: {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': String(bytes.byteLength),
      'cache-control': 'no-cache',
    },
    body: bytes,
  }
}

/** A document of another site with its headers, by its path, uncompressed. Errors: throws for any answer but 200. */
export async function documentAnswer(site: Site, path: string, host: string): Promise<Answer> {
  const question: Question = { method: 'GET', url: path, host, headers: {}, body: Buffer.alloc(0) }
  const answer = await site(question)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
  return answer
}
