import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { readSide, setSide } from '../lib/registry/sticky-id.ts'
import { chooseEncoding, type Encoding } from '../lib/release-files/choose-encoding.ts'
import type { SharedAnswer } from './shared-answer.ts'

/** The browser itself refuses a script without integrity, an ES module that no import map lists among them. */
export const INTEGRITY_POLICY = { 'integrity-policy': 'blocked-destinations=(script)' } as const

interface Asked {
  readonly status: number
  /** Of the running rollouts; `null` where all get the same. */
  readonly side: string | null
  /** Caches between server and browser may keep a copy. */
  readonly isShared?: boolean
}

/** A page with its head, or that head alone for whoever still has it. */
export function answerPage(
  page: SharedAnswer,
  { status, side, isShared = true }: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const sharing = isShared ? sharingOf(side, request, reply) : 'nobody'
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding ?? 'plain'}"`
  const isThere = fresh(request.headers, { etag })
  composeHead(page, { encoding, etag, sharing }, reply.code(isThere ? 304 : status))
  return reply.send(isThere ? undefined : page.body(encoding))
}

interface Told {
  readonly encoding: Encoding | null
  readonly etag: string
  readonly sharing: keyof typeof SHARING
}

function composeHead(page: SharedAnswer, { encoding, etag, sharing }: Told, reply: FastifyReply): void {
  reply.headers({
    ...pageHeaders(page),
    ...INTEGRITY_POLICY,
    ...SHARING[sharing],
    etag,
  })
  if (encoding && reply.statusCode !== 304) reply.header('content-encoding', encoding)
}

/** For a cache that is told about deploys, or may be this late; browsers ask each time. */
const SHARED = {
  'cache-control': 'no-cache',
  'cdn-cache-control': 'max-age=10, stale-while-revalidate=30',
  'x-accel-expires': '10',
}

/** The cookie holds the language; whoever never chose one sends none, and shares one copy with all like them. */
const BY_COOKIE = 'accept-encoding, cookie'

/** Who else may get a copy. */
const SHARING = {
  everybody: { ...SHARED, vary: BY_COOKIE },
  side: { ...SHARED, vary: 'accept-encoding' },
  nobody: { 'cache-control': 'private, no-cache', vary: BY_COOKIE },
} as const

/**
 * A cache that says so (`x-edge-key: side`, see deploy/nginx) keeps one for each host, path, language and side; it is
 * given one only where the visitor's cookie tells the side that they really are on.
 */
function sharingOf(side: string | null, request: FastifyRequest, reply: FastifyReply): keyof typeof SHARING {
  const isToldApart = request.headers['x-edge-key'] === 'side'
  const isOnSide = side === null || readSide(request) === side
  if (isToldApart && !isOnSide) setSide(reply, side ?? '')
  if (isToldApart && isOnSide) return 'side'
  return side === null ? 'everybody' : 'nobody'
}

export function pageHeaders({ type, policy }: SharedAnswer): Readonly<Record<string, string>> {
  return {
    'content-type': type,
    'content-security-policy': policy,
  }
}
