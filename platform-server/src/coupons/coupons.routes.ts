import { randomUUID } from 'node:crypto'
import { Coupon, CouponPage, CouponQuery, CouponRequest } from '@platform/shared-contracts/http'
import { catalogOf, plansOf } from '@platform/shared-contracts/rules'
import { desc, eq, ilike } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { editorOf, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { couponState } from '../domain/orders/coupon.rule.ts'
import type { StoredCoupon } from '../domain/orders/sql-coupons.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { coupons } from '../lib/data/schema/money/coupons.ts'
import { ProblemError } from '../lib/problem.ts'

const own = { tags: ['Orders'], security: BEARER }
const params = z.object({ id: z.uuid() })

const LIST = {
  ...own,
  summary: 'List the coupons of the tenant, newest first',
  querystring: CouponQuery,
  response: { 200: CouponPage, ...refusals(401, 403, 422) },
}
const CREATE = {
  ...own,
  summary: 'Add a coupon',
  body: CouponRequest,
  response: { 201: Coupon, ...refusals(401, 403, 409, 422) },
}
const END = {
  ...own,
  summary: 'End a coupon; orders that have it keep it',
  params,
  response: { 200: Coupon, ...refusals(401, 403, 404) },
}

export const couponsRoutes: FastifyPluginAsyncZod<Pick<Services, 'database' | 'now'>> = async (
  app,
  { database, now },
) => {
  app.addHook('onRequest', requireRole('super_admin'))

  app.get('/admin/coupons', { schema: LIST }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => couponPage(tx, query, now())),
  )

  app.post('/admin/coupons', { schema: CREATE }, async (request, reply) => {
    const { tenant, body } = request
    const sold = new Set([...catalogOf(tenant.config), ...plansOf(tenant.config)].map(({ code }) => code))
    if (!body.products.every((code) => sold.has(code)))
      throw new ProblemError(422, 'not-sold', { field: 'products' })
    const { actor } = editorOf(request)
    const at = now()
    const made = await database.withTenant(tenant.id, async (tx) => {
      const [row] = await tx
        .insert(coupons)
        .values({ id: randomUUID(), tenantId: tenant.id, ...body, createdBy: actor, createdAt: at })
        .onConflictDoNothing({ target: [coupons.tenantId, coupons.code] })
        .returning()
      if (!row) throw new ProblemError(409, 'coupon-exists', { field: 'code' })
      const subject = `coupon/${row.id}`
      await recordAudit(tx, { ...editorOf(request), action: 'coupon.create', subject, after: body })
      return row
    })
    return reply.code(201).send(toCoupon(made, at))
  })

  app.post('/admin/coupons/:id/end', { schema: END }, (request) => {
    const { id } = request.params
    return database.withTenant(request.tenant.id, async (tx) => {
      const [before] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update')
      if (!before) throw new ProblemError(404, 'coupon-not-found')
      if (before.endedAt !== null) return toCoupon(before, now())
      const endedAt = now()
      await tx.update(coupons).set({ endedAt }).where(eq(coupons.id, id))
      const after = { code: before.code }
      await recordAudit(tx, { ...editorOf(request), action: 'coupon.end', subject: `coupon/${id}`, after })
      return toCoupon({ ...before, endedAt }, endedAt)
    })
  })
}

async function couponPage(tx: Tx, { q, page, size }: CouponQuery, at: Date): Promise<CouponPage> {
  const fits = q === '' ? undefined : ilike(coupons.code, likePattern(q))
  const rows = await tx
    .select()
    .from(coupons)
    .where(fits)
    .orderBy(desc(coupons.createdAt), desc(coupons.code))
    .limit(size)
    .offset((page - 1) * size)
  return { items: rows.map((row) => toCoupon(row, at)), total: await tx.$count(coupons, fits), page, size }
}

function toCoupon(row: StoredCoupon, at: Date): Coupon {
  const { id, code, kind, value, startsOn, endsOn, maxUses, products, uses, createdBy } = row
  return {
    ...{ id, code, kind, value, startsOn, endsOn, maxUses, products, uses, createdBy },
    state: couponState(row, at),
    createdAt: row.createdAt.toISOString(),
  }
}
