import type { ListedRoute } from '@platform/shared-contracts/http'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../../lib/problem.ts'
import type { PublicAnswers } from '../../domain/rendering/public-answers.ts'
import { HOST } from '../address/host.rule.ts'
import type { Pages } from '../pages.ts'
import { inItsLanguages, isForEverybody, type ListedPage, pagesOf, robotsText, siteMap } from './site-map.ts'

export interface SiteMapOptions {
  readonly pages: Pages
  readonly answers: PublicAnswers
}

const HIDDEN = { schema: { hide: true } } as const
const CACHED = 'public, max-age=300'

/** What a site says to search engines, per tenant, from what the running remotes list. */
export const siteMapRoutes: FastifyPluginAsync<SiteMapOptions> = async (app, { pages, answers }) => {
  app.get('/robots.txt', HIDDEN, async (request, reply) => {
    const guarded = pages.routesFor(request.tenant).filter(({ access }) => access)
    const text = robotsText(
      originOf(request),
      guarded.map(({ path }) => path),
    )
    return send(reply, 'text/plain; charset=utf-8', text)
  })

  app.get('/sitemap.xml', HIDDEN, async (request, reply) => {
    const routes = pages.routesFor(request.tenant).filter(isForEverybody)
    const listed = await Promise.all(routes.map((route) => listedPages(route, request.host)))
    const pageList = routes.flatMap((route, at) => inItsLanguages(route, listed[at] ?? []))
    return send(reply, 'application/xml; charset=utf-8', siteMap(originOf(request), pageList))
  })

  async function listedPages(route: ListedRoute, host: string): Promise<readonly ListedPage[]> {
    if (!route.path.includes(':')) return [{ path: route.path }]
    const from = route.entries?.from
    if (from === undefined) return []
    const answer = (await answers.read(host, [from]))[from]
    return answer?.status === 200 ? pagesOf(route, answer.body) : []
  }
}

function originOf({ protocol, host }: FastifyRequest): string {
  if (!HOST.test(host)) throw new ProblemError(400, 'not-a-host')
  return `${protocol}://${host}`
}

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.headers({ 'content-type': type, 'cache-control': CACHED }).send(body)
}
