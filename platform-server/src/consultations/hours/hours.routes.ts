import { EntitlementList, HourLedger } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { currentUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { listEntitlements } from '../entitlements.ts'
import { readHourLedger } from './read-hours.ts'

const described = { tags: ['Consultations'], security: BEARER }

/** What a client may book, and where their hours went; consultations.routes.ts guards both. */
export const hoursRoutes: FastifyPluginAsyncZod<Pick<MailingOptions, 'services'>> = async (
  app,
  { services },
) => {
  const { database, now } = services

  app.get(
    '/entitlements',
    { schema: { ...described, response: { 200: EntitlementList, ...refusals(401, 403) } } },
    (request) => {
      const { tenantId, userId } = currentUser(request)
      return database.withTenant(tenantId, (tx) => listEntitlements(tx, userId, now()))
    },
  )

  app.get(
    '/entitlements/ledger',
    { schema: { ...described, response: { 200: HourLedger, ...refusals(401, 403) } } },
    (request) => {
      const { tenantId, userId } = currentUser(request)
      return database.withTenant(tenantId, (tx) => readHourLedger(tx, userId, now()))
    },
  )
}
