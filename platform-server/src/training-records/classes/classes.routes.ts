import multipart from '@fastify/multipart'
import {
  CompanyClassAnswer,
  CompanyClassList,
  CompanyClassPeople,
  CompanyClassVoid,
  PathId,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { requireCompanyManager } from '../../domain/company-people/managed-company.ts'
import { documentForm, DOCUMENT_UPLOAD } from '../../domain/documents/document-upload.ts'
import { queueRequirements } from '../../domain/requirements/requirements-job.ts'
import type { Tx } from '../../lib/data/database.ts'
import type { Acting } from '../company-selection.ts'
import { recordClass, voidClass } from './classes.ts'
import { classRequests } from './class-requests.ts'
import { readClassForm } from './read-class-form.ts'
import { classList, classPeople, existingClass } from './sql-classes.ts'

const own = { tags: ['Company managers'], security: BEARER }
const one = { ...own, params: z.object({ id: PathId }) }
const LIST = {
  ...own,
  summary: 'List classes that my company recorded',
  response: { 200: CompanyClassList, ...refusals(401, 403) },
}
const ADD = {
  ...own,
  summary: 'Record a class and who attended it',
  consumes: ['multipart/form-data'],
  description:
    'A form with the field `details`, which is JSON, and optionally the file `sheet` (a PDF, JPG or PNG of up to 10 MB).',
  response: { 201: CompanyClassAnswer, ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429) },
}
const PEOPLE = {
  ...one,
  summary: 'List who attended a class',
  response: { 200: CompanyClassPeople, ...refusals(401, 403, 404) },
}
const VOID = {
  ...one,
  summary: 'Void a class that was recorded by mistake',
  body: CompanyClassVoid,
  response: { 204: z.null(), ...refusals(401, 403, 404, 422) },
}

/** Classroom training in the company that the caller manages. */
export const classesRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { inCompany, store } = classRequests(services)
  await app.register(multipart, documentForm(1))
  app.addHook('onRequest', requireCompanyManager(services.database))
  const applyRules = (tx: Tx, { who: { tenantId }, company }: Acting) =>
    queueRequirements(services, tx, { tenantId, companyId: company.id })

  app.get('/company/classes', { schema: LIST }, (request) =>
    inCompany(request, (tx, { company }) => classList(tx, company.id)),
  )

  app.post('/company/classes', { schema: ADD, ...DOCUMENT_UPLOAD }, async (request, reply) => {
    const { details, sheet: sent } = await readClassForm(request)
    const sheet = sent && (await store(request, sent))
    const answer = await inCompany(request, async (tx, acting) => {
      const recorded = await recordClass(tx, acting, { details, sheet })
      await applyRules(tx, acting)
      return recorded
    })
    return reply.code(201).send(answer)
  })

  app.get('/company/classes/:id/people', { schema: PEOPLE }, (request) =>
    inCompany(request, async (tx, { company }) => {
      const { id } = await existingClass(tx, company.id, request.params.id)
      return classPeople(tx, id)
    }),
  )

  app.post('/company/classes/:id/void', { schema: VOID }, async (request, reply) => {
    await inCompany(request, async (tx, acting) => {
      await voidClass(tx, acting, request.params.id, request.body.reason)
      await applyRules(tx, acting)
    })
    return reply.code(204).send(null)
  })
}
