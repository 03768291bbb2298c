import {
  ContentReview,
  ContentReviewQuery,
  ReviewCheckRequest,
  ReviewFileQuery,
  ReviewPointQuery,
  type ReviewPoint,
} from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { findContent } from '../domain/courses/module-content.ts'
import { removeCheck, reviewOf, saveCheck } from '../domain/courses/review/sql-review-checks.ts'
import { asFile, CSV_TYPE, toCsv } from '../lib/csv.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { ProblemError } from '../lib/problem.ts'

const own = { tags: ['Lessons'], security: BEARER }
const READ = {
  ...own,
  summary: 'Read what the rules of a module were checked against, and what is open',
  querystring: ContentReviewQuery,
  response: { 200: ContentReview, ...refusals(401, 403, 404) },
}
const CHECK = {
  ...own,
  summary: 'Mark a point of a review as checked',
  body: ReviewCheckRequest,
  response: { 200: ContentReview, ...refusals(401, 403, 404, 422) },
}
const OPEN = {
  ...own,
  summary: 'Mark a point of a review as open again',
  querystring: ReviewPointQuery,
  response: { 200: ContentReview, ...refusals(401, 403, 404) },
}
const FILE = {
  ...own,
  summary: 'Download the points of reviews as CSV',
  produces: ['text/csv'],
  querystring: ReviewFileQuery,
  response: { 200: z.string(), ...refusals(400, 401, 403) },
}

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
}

/** What was checked in a module, and what was not, for the staff who answer for it. */
export const contentReviewRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  const { database, now } = services
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.get('/admin/content-review', { schema: READ }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => requireReview(tx, query.module)),
  )

  app.put('/admin/content-review/checks', { schema: CHECK }, (request) => {
    const { tenant, body } = request
    const { email: by } = currentUser(request)
    return database.withTenant(tenant.id, async (tx) => {
      const before = await requirePoint(tx, body)
      await saveCheck(tx, { ...body, tenantId: tenant.id, by, at: now() })
      const { source, note } = body
      const change = { before: before.check, after: { where: before.where, source, note } }
      const subject = `content-review/${body.module}`
      await recordAudit(tx, { tenantId: tenant.id, actor: by, action: 'review.check', subject, ...change })
      return requireReview(tx, body.module)
    })
  })

  app.delete('/admin/content-review/checks', { schema: OPEN }, (request) => {
    const { tenant, query } = request
    const { email: actor } = currentUser(request)
    return database.withTenant(tenant.id, async (tx) => {
      const { where, check } = await requirePoint(tx, query)
      if (!(await removeCheck(tx, query.module, query.key))) throw noSuchPoint()
      const entry = { action: 'review.open', subject: `content-review/${query.module}` } as const
      await recordAudit(tx, { tenantId: tenant.id, actor, ...entry, before: { where, ...check } })
      return requireReview(tx, query.module)
    })
  })

  await addRoutes(app, reviewFileRoutes, { services })
}

const reviewFileRoutes: FastifyPluginAsyncZod<Options> = async (app, { services: { database } }) => {
  app.get('/admin/content-review.csv', { schema: FILE }, async ({ tenant, query }, reply) => {
    const rows = await database.withTenant(tenant.id, async (tx) => {
      const found: (readonly string[])[] = []
      for (const { code } of CORE_MODULES.filter((one) => ['', one.code].includes(query.module)))
        found.push(...(await pointsOf(tx, code, query.state)).map((point) => toRow(code, point)))
      return found
    })
    return reply.type(CSV_TYPE).headers(asFile('content-review.csv')).send(toCsv(HEADER, rows))
  })
}

const HEADER = [
  ...['Module', 'Where', 'Paragraphs', 'What is open', 'State'],
  ...['Checked by', 'Checked at (UTC)', 'Source', 'Note'],
]

async function pointsOf(tx: Tx, code: string, state: string): Promise<readonly ReviewPoint[]> {
  const points = (await reviewOf(tx, findContent(code)))?.unchecked ?? []
  return points.filter(({ check }) => state === '' || (check === null) === (state === 'open'))
}

function toRow(code: string, { where, cite, why, check }: ReviewPoint): readonly string[] {
  const { by, at, source, note } = check ?? { by: '', at: '', source: '', note: '' }
  return [code, where, cite, why, check ? 'checked' : 'open', by, at, source, note]
}

async function requireReview(tx: Tx, module: string): Promise<ContentReview> {
  const review = await reviewOf(tx, findContent(module))
  if (!review) throw new ProblemError(404, 'module-not-found')
  return review
}

async function requirePoint(tx: Tx, { module, key }: ReviewPointQuery): Promise<ReviewPoint> {
  const point = (await requireReview(tx, module)).unchecked.find((one) => one.key === key)
  if (!point) throw noSuchPoint()
  return point
}

function noSuchPoint(): ProblemError {
  return new ProblemError(404, 'review-point-not-found')
}
