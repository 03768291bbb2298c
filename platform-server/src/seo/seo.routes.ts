import {
  SeoChange,
  SeoPages,
  type ListedRoute,
  type SeoPage,
  verbatim,
} from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import { asc, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireRole, type RequestTenant } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { notify } from '../lib/data/notify.ts'
import { pageTexts } from '../lib/data/schema/content/page-texts.ts'
import { ProblemError } from '../lib/problem.ts'
import { isOnePage, publicPageOf } from './known-path.rule.ts'

interface Options extends Pick<Services, 'database' | 'now'> {
  /** Every route that a visitor of this tenant may get now. */
  readonly routesOf: (tenant: RequestTenant) => readonly ListedRoute[]
  /** Notifies every replica that the tenant changed, so that its pages are composed again. */
  readonly channel: string
  /** Drops this process's own cache, so that the very next page shows the change. */
  readonly forget: () => void
}

const tags = ['seo']
const answer = { 200: SeoPages }

/** What pages say to search engines, in the tenant's own words; for super admins. */
export const seoRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { database, now, routesOf, channel, forget } = options
  app.addHook('onRequest', requireRole('super_admin'))

  const list = (tx: Tx, tenant: RequestTenant) => seoPages(tx, tenant, routesOf(tenant))

  async function changed(request: FastifyRequest, path: string, after: SeoChange | null) {
    const { tenant } = request
    const answered = await database.withTenant(tenant.id, async (tx) => {
      const [before] = await tx.select().from(pageTexts).where(eq(pageTexts.path, path))
      const actor = currentUser(request).email
      if (after) await put(tx, { ...after, tenantId: tenant.id, updatedAt: now(), updatedBy: actor })
      else await tx.delete(pageTexts).where(eq(pageTexts.path, path))
      const action = after ? 'seo.change' : 'seo.reset'
      await recordAudit(tx, { tenantId: tenant.id, actor, action, subject: `page${path}`, before, after })
      await notify(tx, channel, String(tenant.id))
      return list(tx, tenant)
    })
    forget()
    return answered
  }

  app.get('/seo', { schema: { tags, response: answer } }, ({ tenant }) =>
    database.withTenant(tenant.id, (tx) => list(tx, tenant)),
  )

  app.put('/seo', { schema: { tags, body: SeoChange, response: answer } }, (request) => {
    const { body, tenant } = request
    if (!publicPageOf(body.path, routesOf(tenant))) throw unknownPath()
    return changed(request, body.path, body)
  })

  app.delete(
    '/seo',
    { schema: { tags, querystring: z.object({ path: verbatim(200) }), response: answer } },
    (request) => changed(request, request.query.path, null),
  )
}

async function put(tx: Tx, values: typeof pageTexts.$inferInsert): Promise<void> {
  const { title, description, updatedAt, updatedBy } = values
  await tx
    .insert(pageTexts)
    .values(values)
    .onConflictDoUpdate({
      target: [pageTexts.tenantId, pageTexts.path],
      set: { title, description, updatedAt, updatedBy },
    })
}

function unknownPath(): ProblemError {
  return new ProblemError(422, 'path-unknown', { field: 'path' })
}

/** Pages as they are listed, and what the tenant says of pages that only a pattern lists. */
async function seoPages(tx: Tx, tenant: RequestTenant, routes: readonly ListedRoute[]): Promise<SeoPages> {
  const texts = await tx.select().from(pageTexts).orderBy(asc(pageTexts.path))
  const paths = new Set([
    ...routes.filter(isOnePage).map(({ path }) => path),
    ...texts.map(({ path }) => path),
  ])
  const items = [...paths].toSorted().map((path): SeoPage => {
    const own = texts.find((text) => text.path === path)
    return {
      path,
      page: publicPageOf(path, routes)?.page ?? null,
      own: own
        ? {
            title: own.title,
            description: own.description,
            updatedAt: own.updatedAt.toISOString(),
            updatedBy: own.updatedBy,
          }
        : null,
    }
  })
  return { siteName: tenantName(tenant.config), items }
}
