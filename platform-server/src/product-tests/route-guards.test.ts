import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { companyManagers } from '../lib/data/schema/company/company-people.ts'
import { companies, users } from '../lib/data/schema/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const STARTED = 'fastify.initialization'
const routes: string[] = []
const guards = new Map<string, string>()
let test: TestApp

/** Every route keeps its hooks and loses the rest: a response of `reached` means that the hooks let the user in. */
function stubHandler(route: RouteOptions): void {
  if (!route.url.startsWith('/api/') || route.method === 'HEAD') return
  for (const method of [route.method].flat()) routes.push(`${method} ${route.url}`)
  delete route.schema
  delete route.attachValidation
  route.handler = async (_request, reply) => reply.code(299).send('reached')
}

function watch(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', stubHandler)
}

beforeAll(async () => {
  subscribe(STARTED, watch)
  test = await openTestApp({ authenticate: byTestHeader, config: { requestLimit: 100_000 } })
  unsubscribe(STARTED, watch)
  await addCompanyManager()
  for (const route of routes) guards.set(route, await guardOf(route))
})
afterAll(() => test.close())

/** Owner of a company of tenant 2. */
const MANAGER = 77

// Users of tenant 2, on its host; any number in a path names tenant 1, or something of it.
const ACTORS = {
  anonymous: {},
  learner: as({ role: 'user' }),
  partner: as({ role: 'user', isProfessionalPartner: true }),
  admin: as({ role: 'admin' }),
  superAdmin: as({ role: 'super_admin', email: 'super@trinova.test' }),
  operator: as({ role: 'user', isOperator: true }),
  companyManager: as({ role: 'user', userId: MANAGER }),
}

async function addCompanyManager() {
  await test.services.database.withPlatform(async (tx) => {
    const names = { tenantId: 2, email: 'manager@trinova.test', firstName: 'Helen', lastName: 'Park' }
    await tx
      .insert(users)
      .overridingSystemValue()
      .values({ id: MANAGER, ...names })
    const [company] = await tx.insert(companies).values({ tenantId: 2, name: 'Acme' }).returning()
    const grant = { isOwner: true, grantedBy: 'super@trinova.test', grantedAt: new Date() }
    await tx
      .insert(companyManagers)
      .values({ userId: MANAGER, tenantId: 2, companyId: company?.id ?? 0, ...grant })
  })
}

async function answerTo(headers: Record<string, string>, place: number, route: string): Promise<number> {
  const [method = '', url = ''] = route.split(' ')
  const answer = await test.app.inject({
    method: method as 'GET',
    url: url.replaceAll(/:\w+|\*/g, '1'),
    headers: { host: 'trinova.localhost', ...headers },
    // One address each, because some routes count requests by address.
    remoteAddress: `192.0.2.${place + 1}`,
  })
  return answer.statusCode === 299 ? 200 : answer.statusCode
}

/** In the order of ACTORS; 200 is "let in". */
const GUARDS: Readonly<Record<string, string>> = {
  '200 200 200 200 200 200 200': 'everybody',
  '401 200 200 200 200 200 200': 'any signed-in user',
  '401 403 200 403 403 403 403': 'partners',
  '401 403 200 200 200 403 403': 'partners and staff of the tenant',
  '401 403 200 200 200 403 200': 'partners, staff of the tenant and company managers',
  '401 403 403 200 200 403 403': 'staff of the tenant',
  '401 403 403 403 200 403 403': 'super admins of the tenant',
  '401 403 403 403 404 200 403': 'super admins of this one tenant, or operators',
  '401 403 403 403 403 200 403': 'operators',
  '401 403 403 403 403 403 200': 'company managers',
  '401 401 401 401 401 401 401': 'no session',
}

async function guardOf(route: string): Promise<string> {
  const answers = await Promise.all(
    Object.values(ACTORS).map((headers, place) => answerTo(headers, place, route)),
  )
  return GUARDS[answers.join(' ')] ?? `a guard that nobody has named: ${answers.join(' ')}`
}

const guardedBy = (wanted: string) => routes.filter((route) => guards.get(route) === wanted).toSorted()

/**
 * Reach beyond one tenant. A new route that does belongs here and to requireOperator. Teams' tokens open most of
 * registry.
 */
const OPERATORS = `
  DELETE /api/operators/:id
  DELETE /api/registry/overrides
  DELETE /api/registry/remotes/:remote/follows/:tenant
  DELETE /api/registry/remotes/:remote/kills/:target
  DELETE /api/registry/remotes/:remote/pins/:tenant
  DELETE /api/registry/remotes/:remote/rollouts/:id
  DELETE /api/registry/tokens/:id
  DELETE /api/tenants/:id
  GET /api/operators
  GET /api/operators/audit
  GET /api/operators/audit.csv
  GET /api/operators/jobs
  GET /api/platform/question-statistics
  GET /api/registry/panel
  GET /api/registry/remotes
  GET /api/registry/remotes/:remote/health
  GET /api/registry/remotes/:remote/history
  GET /api/registry/remotes/:remote/why
  GET /api/registry/tokens
  GET /api/tenants
  PATCH /api/registry/remotes/:remote/rollouts/:id
  POST /api/operators
  POST /api/operators/jobs/:name/run
  POST /api/registry/can-deploy
  POST /api/registry/overrides
  POST /api/registry/releases
  POST /api/registry/remotes/:remote/overrides/end
  POST /api/registry/remotes/:remote/rollback
  POST /api/registry/remotes/:remote/rollouts
  POST /api/registry/tokens
  POST /api/registry/uploads
  POST /api/tenants
  PUT /api/registry/remotes/:remote/follows/:tenant
  PUT /api/registry/remotes/:remote/kills/:target
  PUT /api/registry/remotes/:remote/pins/:tenant
  PUT /api/registry/uploads/:remote/:digest`

/** A super admin's own tenant only; any for an operator. These use requireTenantManager: the id in the path decides. */
const TENANT_MANAGERS = `
  DELETE /api/tenants/:id/draft
  GET /api/tenants/:id
  GET /api/tenants/:id/revisions
  POST /api/tenants/:id/publish
  POST /api/tenants/:id/rollback
  PUT /api/tenants/:id/draft`

/** Read and change only the tenant of the request's host, through withTenant (uploads: files without an owner). */
const SUPER_ADMINS = `
  DELETE /api/admin/lrs
  DELETE /api/admin/lti/platforms/:id
  DELETE /api/citations/demo
  DELETE /api/companies/:id
  DELETE /api/companies/:id/managers/:userId
  DELETE /api/professionals/:id
  DELETE /api/seo
  GET /api/admin/audit
  GET /api/admin/audit.csv
  GET /api/admin/coupons
  GET /api/admin/ledger.csv
  GET /api/admin/lrs
  GET /api/admin/lrs/statements
  GET /api/admin/lti/platforms
  GET /api/admin/lti/platforms/:id/grades
  GET /api/admin/lti/tool
  GET /api/admin/orders
  GET /api/admin/people
  GET /api/admin/people/:id
  GET /api/admin/people/counts
  GET /api/admin/plans
  GET /api/admin/price-list
  GET /api/admin/subscriptions
  GET /api/admin/subscriptions.csv
  GET /api/admin/subscriptions/figures
  GET /api/admin/tax-exemptions
  GET /api/admin/training
  GET /api/admin/training.csv
  GET /api/citations
  GET /api/citations/:activityNr
  GET /api/citations/most-cited
  GET /api/citations/stats
  GET /api/companies
  GET /api/companies/:id
  GET /api/companies/:id/managers
  GET /api/professionals
  GET /api/professionals.csv
  GET /api/seo
  GET /api/tickets
  GET /api/tickets/:id
  PATCH /api/admin/people/:id
  PATCH /api/tickets
  PATCH /api/tickets/:id
  POST /api/admin/coupons
  POST /api/admin/coupons/:id/end
  POST /api/admin/lrs/send
  POST /api/admin/lrs/statements/:position/retry
  POST /api/admin/lrs/test
  POST /api/admin/lti/grades/:id/retry
  POST /api/admin/lti/keys
  POST /api/admin/lti/platforms
  POST /api/admin/orders/:id/cancel
  POST /api/admin/orders/:id/confirm
  POST /api/admin/orders/:id/payments
  POST /api/admin/orders/:id/refunds
  POST /api/admin/people/:id/actions
  POST /api/admin/people/:id/disable
  POST /api/admin/people/:id/enable
  POST /api/admin/people/:id/erase
  POST /api/admin/price-list/preview
  POST /api/admin/tax-exemptions/:id/decision
  POST /api/citations/imports
  POST /api/companies
  POST /api/companies/:id/directory-test
  POST /api/companies/:id/managers
  POST /api/professionals
  POST /api/tickets/:id/messages
  POST /api/uploads
  PUT /api/admin/lrs
  PUT /api/admin/lti/platforms/:id
  PUT /api/admin/price-list
  PUT /api/companies/:id
  PUT /api/professionals/:id
  PUT /api/seo`

/** Reach the people of the caller's own company only: the company comes from the grant (requireCompanyManager). */
const COMPANY_MANAGERS = `
  DELETE /api/company/gates/:id
  DELETE /api/company/inspection-packs/:id
  DELETE /api/company/managers/:userId
  DELETE /api/company/pack-schedules/:id
  DELETE /api/company/people/:id/sign-in-code
  DELETE /api/company/renewals/calendar
  DELETE /api/company/rules/:id
  DELETE /api/company/scim-tokens/:id
  DELETE /api/company/tablets/:id
  DELETE /api/company/views/:id
  GET /api/company
  GET /api/company/classes
  GET /api/company/classes/:id/people
  GET /api/company/classes/:id/sheet
  GET /api/company/compliance
  GET /api/company/digest
  GET /api/company/exemptions
  GET /api/company/gates
  GET /api/company/inspection-packs
  GET /api/company/inspection-packs/:id/:file
  GET /api/company/managers
  GET /api/company/pack-schedules
  GET /api/company/people
  GET /api/company/people/:id
  GET /api/company/renewals
  GET /api/company/renewals/calendar
  GET /api/company/rules
  GET /api/company/scim-tokens
  GET /api/company/tablets
  GET /api/company/training
  GET /api/company/training.csv
  GET /api/company/views
  POST /api/company/classes
  POST /api/company/classes/:id/void
  POST /api/company/exemptions
  POST /api/company/exemptions/:id/end
  POST /api/company/gates
  POST /api/company/inspection-packs
  POST /api/company/inspection-packs/:id/links
  POST /api/company/inspection-packs/links/:id/revoke
  POST /api/company/inspection-packs/size
  POST /api/company/managers
  POST /api/company/pack-schedules
  POST /api/company/people
  POST /api/company/people/:id/deactivate
  POST /api/company/people/:id/invite
  POST /api/company/people/:id/reactivate
  POST /api/company/people/import
  POST /api/company/renewals/calendar
  POST /api/company/rules
  POST /api/company/rules/preview
  POST /api/company/scim-tokens
  POST /api/company/sign-in-codes
  POST /api/company/tablets
  POST /api/company/views
  PUT /api/company/classes/:id/sheet
  PUT /api/company/digest
  PUT /api/company/pack-schedules/:id
  PUT /api/company/pack-schedules/:id/pause
  PUT /api/company/people/:id
  PUT /api/company/rules/:id`

/** For the token of a company's identity provider, which is no session and reaches its company only (requireScimToken). */
const SCIM = `
  DELETE /api/scim/v2/Groups/:id
  DELETE /api/scim/v2/Users/:id
  GET /api/scim/v2/Groups
  GET /api/scim/v2/Groups/:id
  GET /api/scim/v2/ResourceTypes
  GET /api/scim/v2/ResourceTypes/:id
  GET /api/scim/v2/Schemas
  GET /api/scim/v2/Schemas/:id
  GET /api/scim/v2/ServiceProviderConfig
  GET /api/scim/v2/Users
  GET /api/scim/v2/Users/:id
  PATCH /api/scim/v2/Groups/:id
  PATCH /api/scim/v2/Users/:id
  POST /api/scim/v2/Groups
  POST /api/scim/v2/Users
  PUT /api/scim/v2/Groups/:id
  PUT /api/scim/v2/Users/:id`

const listed = (table: string) => table.trim().split(/\n\s*/)

it('shows every route to have a guard that is named here', () => {
  expect(routes.length).toBeGreaterThan(150)
  const known = new Set(Object.values(GUARDS))
  expect([...guards].filter(([, guard]) => !known.has(guard))).toEqual([])
})

it('reserves what concerns more than one tenant for operators: a super admin of another tenant is refused', () => {
  expect(guardedBy('operators')).toEqual(listed(OPERATORS))
})

it('returns 404 to a super admin who names another tenant', () => {
  expect(guardedBy('super admins of this one tenant, or operators')).toEqual(listed(TENANT_MANAGERS))
})

it.each([
  ['the tenant of the host', 'super admins of the tenant', SUPER_ADMINS],
  ['their company', 'company managers', COMPANY_MANAGERS],
  ['the company of a token', 'no session', SCIM],
])('lists what may not reach beyond %s: %s', (_, guard, table) => {
  expect(guardedBy(guard)).toEqual(listed(table))
})
