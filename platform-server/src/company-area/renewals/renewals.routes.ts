import { CompanyRenewals, CompanyRenewalsQuery } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRoutes } from '../../app/add-routes.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { calendarAddressRoutes } from '../../domain/calendar-feeds/calendar-address.routes.ts'
import { managedCompany, requireCompanyManager } from '../../domain/company-people/managed-company.ts'
import { companyTraining } from '../../domain/requirements/company-standings.ts'
import { dayOf } from '../../domain/requirements/standing.rule.ts'
import { countByMonth, isAt, monthOf, renewalMonths, renewalsOf } from './renewals.rule.ts'

const TAG = 'Company managers'
const LIST = {
  tags: [TAG],
  security: BEARER,
  summary: 'List the training of my company that expires within a year',
  querystring: CompanyRenewalsQuery,
  response: { 200: CompanyRenewals, ...refusals(400, 401, 403) },
}

/** When the training of the company that the caller manages has to be renewed. */
export const renewalsRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { database, now } = services
  app.addHook('onRequest', requireCompanyManager(database))
  await addRoutes(app, calendarAddressRoutes, {
    ...{ services, kind: 'renewals', tag: TAG },
    ...{ path: '/company/renewals/calendar', feedPath: '/renewals.ics' },
  })

  app.get('/company/renewals', { schema: LIST }, async (request): Promise<CompanyRenewals> => {
    const { page, size, month, ...place } = request.query
    const { id: companyId } = managedCompany(request)
    const at = now()
    const training = await database.withTenant(request.tenant.id, (tx) =>
      companyTraining(tx, { companyId, now: at }),
    )
    const months = renewalMonths(dayOf(at))
    const renewals = renewalsOf(training.filter(isAt(place)), months)
    const shown = month ? renewals.filter(({ until }) => monthOf(until) === month) : renewals
    return {
      ...{ page, size, total: shown.length, months: countByMonth(renewals, months) },
      items: shown.slice((page - 1) * size, page * size),
    }
  })
}
