import { randomUUID } from 'node:crypto'
import type { Language, ListedRoute } from '@platform/shared-contracts/http'
import { LANGUAGE_COOKIE } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { answerPage, INTEGRITY_POLICY, pageHeaders } from './answer-page.ts'
import { HOST } from './address/host.rule.ts'
import type { RequestTenant } from '../app/request-context.ts'
import { requestLanguage } from '../app/request-language.ts'
import { ProblemError } from '../lib/problem.ts'
import { mailedLanguage } from '../lib/mail/mailed-language.rule.ts'
import { OVERRIDE_COOKIE, type Overrides } from '../lib/registry/overrides.ts'
import { readStickyId, setStickyId } from '../lib/registry/sticky-id.ts'
import { chooseEncoding } from '../lib/release-files/choose-encoding.ts'
import { IMMUTABLE, sendNoFile } from '../lib/release-files/send-file.ts'
import {
  type DevelopmentServers,
  type LocalParts,
  LocalServerError,
  overrideParts,
  readDevelopment,
} from './local-servers.ts'
import {
  chosenPath,
  type Move,
  movedTo,
  OFFLINE_PATH,
  type PageUrl,
  pageUrlOf,
  type Site,
} from './address/page-url.ts'
import type { Pages } from './pages.ts'
import type { PageRequest } from './render-request.ts'
import type { RenderedPage } from './rendered-page.ts'
import { REMOTE_LISTS } from './document/remote-lists.ts'
import { languageChoice } from './address/set-language.rule.ts'

export interface HtmlOptions {
  readonly pages: Pages
  readonly overrides: Overrides
  /** Routes of the shell and of every remote that the tenant's visitors get. */
  readonly routesOf: (tenant: RequestTenant) => readonly ListedRoute[]
  /** `null` outside development. */
  readonly development: DevelopmentServers | null
}

/** A file that a page links and that does not exist; responding with a page would hide that. */
const FILE_PATH = /\.(js|mjs|css|map|json|ico|png|jpe?g|svg|webp|avif|woff2?|txt|xml|php|pdf)$/i

/** Every page of every tenant: the paths that no other route has. */
export const htmlRoutes: FastifyPluginAsync<HtmlOptions> = async (app, options) => {
  // Failures are logged; page requests are counted, and are in the log of the proxy in front. With a `logLevel` per
  // route pino would rebuild every method of the log for each request.
  const quiet = app.log.child({}, { level: 'warn' })
  app.setChildLoggerFactory((_log, bindings) => quiet.child(bindings))

  app.get<{ Params: { file: string } }>(
    `${REMOTE_LISTS}:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const list = options.pages.remoteList(request.params.file, request.tenant, readStickyId(request))
      if (!list) return sendNoFile(reply, 'There is no list of remotes at this address.')
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const type = 'application/json; charset=utf-8'
      reply.headers({ 'content-type': type, 'cache-control': IMMUTABLE, vary: 'accept-encoding' })
      if (encoding) reply.header('content-encoding', encoding)
      return reply.send(list.in(encoding))
    },
  )

  app.get('/api/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound())

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const url = pageUrlOf(request.url)
    const { pathname, search } = url
    if (FILE_PATH.test(pathname)) return sendNoFile(reply, `There is no file ${pathname}.`)
    if (!HOST.test(request.host)) throw new ProblemError(400, 'not-a-host')
    const redirected = sendInMailedLanguage(request, reply) ?? sendInChosenLanguage(options, request, reply)
    if (redirected) return redirected
    const local = await localParts(options, request)
    if (local) return sendLocal(options, local, url, request, reply)
    const moved = otherAddress(options, request, url)
    if (moved) return sendElsewhere(moved, search, reply)
    return sendPage(options, url, request, reply)
  })
}

/** Each page has one address in each language; links that others typed lead there. */
function otherAddress(options: HtmlOptions, request: FastifyRequest, url: PageUrl): Move | null {
  const typed = request.url.slice(0, request.url.length - url.search.length)
  return movedTo(typed, url, requestLanguage(request), siteOf(options, request))
}

function siteOf({ pages, routesOf }: HtmlOptions, { tenant }: FastifyRequest): Site {
  return { redirectOf: (pathname) => pages.redirectOf(pathname), routes: () => routesOf(tenant) }
}

/** A choice may change, so browsers and caches forget where it led. */
function sendElsewhere({ path, isForEverybody }: Move, search: string, reply: FastifyReply): FastifyReply {
  if (isForEverybody) return reply.redirect(path + search, 301)
  return reply.header('cache-control', 'no-store').redirect(path + search, 302)
}

/**
 * A link from an email in another language leads to its page in that language, unless the visitor has chosen one
 * before.
 */
function sendInMailedLanguage({ url, cookies }: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const [pathname = '', query] = url.split(/\?(.*)/s, 2)
  const mailed = mailedLanguage({ pathname, search: query ? `?${query}` : '' })
  if (!mailed) return null
  if (cookies[LANGUAGE_COOKIE.name] === undefined) rememberLanguage(mailed.language, reply)
  return reply.header('cache-control', 'no-store').redirect(mailed.url, 302)
}

/** The switch of languages where no script runs, or in another tab: a link that is a choice, as its button is. */
function sendInChosenLanguage(
  options: HtmlOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null {
  const url = pageUrlOf(request.url)
  const choice = languageChoice(url)
  if (!choice) return null
  rememberLanguage(choice.language, reply)
  const path = chosenPath(url, choice.language, siteOf(options, request))
  return sendElsewhere({ path, isForEverybody: false }, choice.search, reply)
}

function rememberLanguage(language: Language, reply: FastifyReply): void {
  const { name, maxAgeS } = LANGUAGE_COOKIE
  void reply.setCookie(name, language, { path: '/', maxAge: maxAgeS, secure: 'auto', sameSite: 'lax' })
}

async function localParts(
  { development, overrides }: HtmlOptions,
  request: FastifyRequest,
): Promise<LocalParts | null> {
  if (development) return readDevelopment(development).catch(unavailable)
  const override = await overrides.find(request.cookies[OVERRIDE_COOKIE])
  return override && overrideParts(override, request.hostname)
}

function unavailable(error: unknown): never {
  if (error instanceof LocalServerError)
    throw new ProblemError(503, 'local-server', { values: { reason: error.message } })
  throw error
}

function toPageRequest(
  request: FastifyRequest,
  { pathname, search, named }: PageUrl,
  stickyId: string | null,
): PageRequest {
  const { tenant, protocol, host } = request
  const language = named ?? requestLanguage(request)
  return { tenant, language, address: { protocol: `${protocol}:`, host, pathname }, search, stickyId }
}

function sendLocal(
  { pages }: HtmlOptions,
  local: LocalParts,
  url: PageUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const stickyId = readStickyId(request)
  const page = pages.localPage(toPageRequest(request, { ...url, search: '' }, stickyId), local)
  // Files that change during development have no integrity.
  const isFixed = local.shell === null && local.remotes.every(({ release }) => release?.assets)
  return reply
    .code(page.status)
    .headers({ ...pageHeaders(page), ...(isFixed ? INTEGRITY_POLICY : {}), 'cache-control': 'no-store' })
    .send(page.body(null))
}

/** The page, and the side of the running rollouts that it is for. */
async function requestedPage(
  { pages }: HtmlOptions,
  url: PageUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ readonly page: RenderedPage; readonly side: string | null }> {
  const stickyId = pages.needsStickyId(request.tenant) ? stickyIdOf(request, reply) : null
  const mayRender = () => request.server.mayRender(request)
  const page = await pages.page(toPageRequest(request, url, stickyId), { mayRender })
  return { page, side: pages.sideOf(request.tenant, stickyId) }
}

async function sendPage(
  options: HtmlOptions,
  url: PageUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { page, side } = await requestedPage(options, url, request, reply)
  if (page.status === 503) return sendUncertain(page, reply)
  const status = url.pathname === OFFLINE_PATH ? 200 : page.status
  return answerPage(page, { status, side, isShared: !page.isFallback }, request, reply)
}

/** It is still unknown whether there is such a page: a browser renders what it finds, any other client must retry. */
function sendUncertain(page: RenderedPage, reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ ...pageHeaders(page), 'cache-control': 'no-store', 'retry-after': '5' })
    .send(page.body(null))
}

/** The visitor's, or a new one. */
function stickyIdOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = readStickyId(request)
  if (known) return known
  const made = randomUUID()
  setStickyId(reply, made)
  return made
}
