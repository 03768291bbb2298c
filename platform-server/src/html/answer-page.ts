import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { readSide, setSide } from '../lib/registry/sticky-id.ts'
import { chooseEncoding, type Encoding } from '../lib/release-files/choose-encoding.ts'
import type { SharedAnswer } from './shared-answer.ts'

/** The browser itself refuses a script without integrity, including an ES module that no import map lists. */
export const INTEGRITY_POLICY = { 'integrity-policy': 'blocked-destinations=(script)' } as const

interface ResponseOptions {
  readonly status: number
  /** Side of the running rollouts; `null` where all visitors get the same. */
  readonly side: string | null
  /** Caches between server and browser may store a copy. */
  readonly isShared?: boolean
}

/** A page with its headers, or the headers alone for a client that still has the page. */
export function answerPage(
  page: SharedAnswer,
  { status, side, isShared = true }: ResponseOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const sharing = isShared ? sharingOf(side, request, reply) : 'private'
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding ?? 'plain'}"`
  const isThere = fresh(request.headers, { etag })
  composeHead(page, { encoding, etag, sharing }, reply.code(isThere ? 304 : status))
  return reply.send(isThere ? undefined : page.body(encoding))
}

interface ResponseHead {
  readonly encoding: Encoding | null
  readonly etag: string
  readonly sharing: keyof typeof SHARING
}

function composeHead(
  page: SharedAnswer,
  { encoding, etag, sharing }: ResponseHead,
  reply: FastifyReply,
): void {
  reply.headers({
    ...pageHeaders(page),
    ...INTEGRITY_POLICY,
    ...SHARING[sharing],
    etag,
  })
  if (encoding && reply.statusCode !== 304) reply.header('content-encoding', encoding)
}

/** For a cache that is notified of deploys, or may be this late; browsers revalidate each time. */
const SHARED = {
  'cache-control': 'no-cache',
  'cdn-cache-control': 'max-age=10, stale-while-revalidate=30',
  'x-accel-expires': '10',
}

/** The cookie holds the language. Visitors who never chose one send no cookie, and share one copy. */
const BY_COOKIE = 'accept-encoding, cookie'

/** Which other visitors may get a copy. */
const SHARING = {
  public: { ...SHARED, vary: BY_COOKIE },
  side: { ...SHARED, vary: 'accept-encoding' },
  private: { 'cache-control': 'private, no-cache', vary: BY_COOKIE },
} as const

/**
 * A cache that sends `x-edge-key: side` (see deploy/nginx) stores one copy for each host, path, language and side; it
 * gets one only where the visitor's cookie names the side that they really are on.
 */
function sharingOf(side: string | null, request: FastifyRequest, reply: FastifyReply): keyof typeof SHARING {
  const isKeyedBySide = request.headers['x-edge-key'] === 'side'
  const isOnSide = side === null || readSide(request) === side
  if (isKeyedBySide && !isOnSide) setSide(reply, side ?? '')
  if (isKeyedBySide && isOnSide) return 'side'
  return side === null ? 'public' : 'private'
}

export function pageHeaders({ type, policy }: SharedAnswer): Readonly<Record<string, string>> {
  return {
    'content-type': type,
    'content-security-policy': policy,
  }
}
