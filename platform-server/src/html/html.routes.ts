import { randomUUID } from 'node:crypto'
import { chosenLanguage } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { sendEarlyHints } from './early-hints.ts'
import { HOST } from './host.rule.ts'
import { ProblemError } from '../lib/problem.ts'
import type { Overrides } from '../lib/registry/overrides.ts'
import { readSide, readStickyId, sideCookie, stickyCookie } from '../lib/registry/sticky-id.ts'
import { chooseEncoding, ENCODINGS } from '../lib/release-files/content-encoding.rule.ts'
import { IMMUTABLE, sendNoFile } from '../lib/release-files/send-file.ts'
import {
  type DevelopmentServers,
  type LocalParts,
  LocalServerError,
  overrideParts,
  readDevelopment,
} from './local-servers.ts'
import type { PageRequest, Pages } from './pages.ts'
import { REMOTE_LISTS } from './remote-lists.ts'
import type { RenderedPage } from './rendered-page.ts'

export interface HtmlOptions {
  readonly pages: Pages
  readonly overrides: Overrides
  /** `null` outside development. */
  readonly development: DevelopmentServers | null
}

/** Something that a page links and that is not there; answering it with a page would hide that. */
const FILE_PATH = /\.(js|mjs|css|map|json|ico|png|jpe?g|svg|webp|avif|woff2?|txt|xml|php|pdf)$/i

/** What a browser shows without a network for a page that it has no document of: this document, rendered there. */
const OFFLINE_PATH = '/offline.html'

/** Every page of every tenant: the paths that no other route has. */
export const htmlRoutes: FastifyPluginAsync<HtmlOptions> = async (app, options) => {
  app.get<{ Params: { file: string } }>(
    `${REMOTE_LISTS}:file`,
    { schema: { hide: true }, logLevel: 'warn' },
    async (request, reply) => {
      const list = options.pages.remoteList(
        request.params.file,
        request.tenant,
        readStickyId(request.headers.cookie),
      )
      if (!list) return sendNoFile(reply, 'There is no such list of remotes.')
      const encoding = chooseEncoding(request.headers['accept-encoding'], ENCODINGS)
      const type = 'application/json; charset=utf-8'
      reply.headers({ 'content-type': type, 'cache-control': IMMUTABLE, vary: 'accept-encoding' })
      return encoded(reply, encoding).send(list.in(encoding))
    },
  )

  // Failures are logged; that a page was asked for is counted, and in the log of whatever stands in front.
  app.get('/*', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const { pathname, search } = splitUrl(request.url)
    if (pathname.startsWith('/api/')) return reply.callNotFound()
    if (FILE_PATH.test(pathname)) return sendNoFile(reply, `There is no file ${pathname}.`)
    if (!HOST.test(request.host)) throw new ProblemError(400, 'The Host header is not a host name.')
    const local = await localParts(options, request)
    if (local) return sendLocal(options, local, pathname, request, reply)
    const moved = options.pages.redirectOf(pathname)
    if (moved !== null) return reply.redirect(moved + search, 301)
    return sendPage(options, { pathname, search }, request, reply)
  })
}

interface PageUrl {
  readonly pathname: string
  /** With its question mark, or ''. */
  readonly search: string
}

function splitUrl(url: string): PageUrl {
  const at = url.indexOf('?')
  return at === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}

async function localParts(
  { development, overrides }: HtmlOptions,
  request: FastifyRequest,
): Promise<LocalParts | null> {
  if (development) return readDevelopment(development).catch(unavailable)
  const override = await overrides.find(request.headers.cookie)
  return override && overrideParts(override, request.hostname)
}

function unavailable(error: unknown): never {
  if (error instanceof LocalServerError) throw new ProblemError(503, error.message)
  throw error
}

function toPageRequest(
  { tenant, protocol, host, headers }: FastifyRequest,
  { pathname, search }: PageUrl,
  stickyId: string | null,
): PageRequest {
  const language = chosenLanguage(headers.cookie)
  return { tenant, language, address: { protocol: `${protocol}:`, host, pathname }, search, stickyId }
}

function sendLocal(
  { pages }: HtmlOptions,
  local: LocalParts,
  pathname: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const stickyId = readStickyId(request.headers.cookie)
  const page = pages.localPage(toPageRequest(request, { pathname, search: '' }, stickyId), local)
  // No Integrity-Policy here: what changes under the page has no integrity.
  return reply
    .code(page.status)
    .headers({ ...pageHeaders(page), 'cache-control': 'no-store' })
    .send(page.body(null))
}

async function sendPage(
  { pages }: HtmlOptions,
  url: PageUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const stickyId = pages.needsStickyId(request.tenant) ? stickyIdOf(request, reply) : null
  const side = pages.sideOf(request.tenant, stickyId)
  const hint = (links: readonly string[]) => sendEarlyHints(request, reply, links)
  const page = await pages.page(toPageRequest(request, url, stickyId), hint)
  const encoding = chooseEncoding(request.headers['accept-encoding'], ENCODINGS)
  const etag = `"${page.etag}-${encoding ?? 'plain'}"`
  reply.headers({
    ...pageHeaders(page),
    'integrity-policy': 'blocked-destinations=(script)',
    ...cacheHeaders(side, request, reply),
    etag,
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const status = url.pathname === OFFLINE_PATH ? 200 : page.status
  return encoded(reply.code(status), encoding).send(page.body(encoding))
}

/** For a cache that is told about deploys, or may be this late; browsers ask each time. */
const SHARED = {
  'cache-control': 'no-cache',
  'cdn-cache-control': 'max-age=10, stale-while-revalidate=30',
  'x-accel-expires': '10',
}

/**
 * Who else may get this copy. A cache that says so (`x-edge-key: side`, see deploy/nginx) keeps one for each host, path,
 * language and side; it is given one only where the visitor's cookie tells the side that they really are on.
 */
function cacheHeaders(side: string | null, { headers, protocol }: FastifyRequest, reply: FastifyReply) {
  const isToldApart = headers['x-edge-key'] === 'side'
  const isOnSide = side === null || readSide(headers.cookie) === side
  if (isToldApart && !isOnSide) reply.header('set-cookie', sideCookie(side ?? '', protocol === 'https'))
  if (isToldApart && isOnSide) return { ...SHARED, vary: 'accept-encoding' }
  // The cookie holds the language; whoever never chose one sends none, and shares one copy with all like them.
  const vary = 'accept-encoding, cookie'
  return side === null ? { ...SHARED, vary } : { 'cache-control': 'private, no-cache', vary }
}

/** The visitor's, or a new one. */
function stickyIdOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = readStickyId(request.headers.cookie)
  if (known) return known
  const made = randomUUID()
  reply.header('set-cookie', stickyCookie(made, request.protocol === 'https'))
  return made
}

function pageHeaders({ policy }: RenderedPage): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  }
}

function encoded(reply: FastifyReply, encoding: string | null): FastifyReply {
  return encoding ? reply.header('content-encoding', encoding) : reply
}
