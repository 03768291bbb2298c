import { AttendedClassList } from '@platform/shared-contracts/http'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { currentUser, requireUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { companyClasses, companyClassPeople } from '../../lib/data/schema/company/classes.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { companies } from '../../lib/data/schema/people.ts'

const LIST = {
  tags: ['Certificates'],
  security: BEARER,
  summary: 'List the classes of companies that I attended',
  response: { 200: AttendedClassList, ...refusals(401) },
}

/** Classroom training in a learner's own record. It stays theirs when they leave the company. */
export const attendedClassesRoutes: FastifyPluginAsyncZod<Services> = async (app, { database }) => {
  app.addHook('onRequest', requireUser)

  app.get('/attended-classes', { schema: LIST }, (request) => {
    const { tenantId, userId } = currentUser(request)
    return database.withTenant(tenantId, (tx) => attendedClasses(tx, userId))
  })
}

function attendedClasses(tx: Tx, userId: number) {
  const { id, moduleCode: module, heldOn, minutes, trainer, qualification, place, voidedAt } = companyClasses
  return tx
    .select({ id, module, heldOn, minutes, trainer, qualification, place, company: companies.name })
    .from(companyClassPeople)
    .innerJoin(companyClasses, eq(companyClasses.id, companyClassPeople.classId))
    .innerJoin(companyPeople, eq(companyPeople.id, companyClassPeople.personId))
    .innerJoin(companies, eq(companies.id, companyClasses.companyId))
    .where(and(eq(companyPeople.userId, userId), isNull(voidedAt)))
    .orderBy(desc(heldOn), desc(id))
}
