import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { chooseEncoding, ENCODINGS } from './choose-encoding.ts'
import type { ServedFile } from './served-files.ts'

/** A name with a content hash, or inside a folder that has one: it never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Answers with an immutable file, readable by every origin so that integrity can be checked across hosts. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): FastifyReply {
  reply.headers({
    'cache-control': IMMUTABLE,
    'content-type': file.type,
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    etag: file.etag,
    vary: 'accept-encoding',
  })
  if (fresh(request.headers, { etag: file.etag })) return reply.code(304).send()
  const stored = ENCODINGS.filter((encoding) => file.encoded[encoding])
  const encoding = chooseEncoding(request.headers['accept-encoding'], stored)
  const body = encoding && file.encoded[encoding]
  return body ? reply.header('content-encoding', encoding).send(body) : reply.send(file.plain)
}

/** Text and never HTML: a page instead of a script is the worst kind of 404. */
export function sendNoFile(reply: FastifyReply, message: string): FastifyReply {
  return reply
    .code(404)
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    .send(message)
}
