import { randomUUID } from 'node:crypto'
import {
  InspectionPackId,
  InspectionPackList,
  InspectionPackRequest,
  MAX_PACK_CERTIFICATES,
  PackFile,
  PackSize,
  PackSizeRequest,
  type PackScope,
} from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { managedCompany, requireCompanyManager } from '../domain/company-people/managed-company.ts'
import { quizCourse } from '../domain/courses/quiz-source.ts'
import { dayOf } from '../domain/requirements/standing.rule.ts'
import type { Tx } from '../lib/data/database.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { inspectionPacks } from '../lib/data/schema/company/inspection-packs.ts'
import { ProblemError } from '../lib/problem.ts'
import { validCertificates } from './content/valid-certificates.ts'
import { makePackJob } from './make-pack.ts'
import { enclosedIn, removeFiles, sendPack } from './pack-files.ts'
import { deletePack, existingPack, packList, packsInTheMaking, readyPack } from './sql-packs.ts'

const own = { tags: ['Company managers'], security: BEARER }
const LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } }
/** A pack reads the records of everyone. */
const AT_ONCE = 3

const LIST = {
  ...own,
  summary: 'List the inspection packs of my company, with their links and who used them',
  response: { 200: InspectionPackList, ...refusals(401, 403) },
}
const ADD = {
  ...own,
  summary: 'Make an inspection pack; a job makes it',
  body: InspectionPackRequest,
  response: { 201: InspectionPackId, ...refusals(401, 403, 409, 422, 429) },
}
const SIZE = {
  ...own,
  summary: 'Say how many people and certificates an inspection pack would have',
  body: PackSizeRequest,
  response: { 200: PackSize, ...refusals(401, 403, 422) },
}
const FILE = {
  ...own,
  summary: 'Download an inspection pack: PDF, CSV, or both with sign-in sheets and certificates as ZIP',
  params: z.object({ id: z.uuid(), file: PackFile }),
  produces: ['application/pdf', 'text/csv', 'application/zip'],
  response: { 200: z.file(), ...refusals(401, 403, 404, 409, 429) },
}
const REMOVE = {
  ...own,
  summary: 'Delete an inspection pack; its links stop working',
  params: InspectionPackId,
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}

/** Records for an inspector, of the company that the caller manages. */
export const packsRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { database, jobs, now, storage } = services
  app.addHook('onRequest', requireCompanyManager(database))

  app.get('/company/inspection-packs', { schema: LIST }, (request) =>
    database.withTenant(request.tenant.id, (tx) => packList(tx, managedCompany(request).id, now())),
  )

  app.post('/company/inspection-packs', { schema: ADD, config: LIMIT }, async (request, reply) => {
    validate(request.body, now())
    const row = newPack(request, now())
    const { id, tenantId, companyId } = row
    await database.withTenant(tenantId, async (tx) => {
      if ((await packsInTheMaking(tx, companyId)) >= AT_ONCE) throw new ProblemError(409, 'too-many-packs')
      if (row.hasCertificates) await refuseTooMany(tx, companyId, { scope: request.body, now: now() })
      await tx.insert(inspectionPacks).values(row)
      await jobs.enqueue(makePackJob, { tenantId, packId: id }, { tx })
      await recordAudit(tx, {
        ...{ tenantId, actor: row.requestedBy, subject: `company/${companyId}/inspection-pack/${id}` },
        ...{ action: 'inspection-pack.make', after: request.body },
      })
    })
    return reply.code(201).send({ id })
  })

  app.post('/company/inspection-packs/size', { schema: SIZE }, async (request) => {
    const { on: day, ...scope } = request.body
    const on = day ?? dayOf(now())
    validate({ ...scope, on }, now())
    const wanted = { companyId: managedCompany(request).id, scope: { ...scope, on }, now: now() }
    const { people, certificates } = await database.withTenant(request.tenant.id, (tx) =>
      validCertificates(tx, wanted),
    )
    return { people, certificates: certificates.length }
  })

  app.get('/company/inspection-packs/:id/:file', { schema: FILE, config: LIMIT }, async (request, reply) => {
    const { id, file } = request.params
    const found = await database.withTenant(request.tenant.id, async (tx) => {
      const pack = readyPack(await existingPack(tx, managedCompany(request).id, id))
      return { pack, file, ...(await enclosedIn(tx, pack)) }
    })
    return sendPack(reply, storage, found)
  })

  app.delete('/company/inspection-packs/:id', { schema: REMOVE }, async (request, reply) => {
    const { tenantId, email: actor } = currentUser(request)
    const keys = await database.withTenant(tenantId, async (tx) => {
      const { id: companyId } = managedCompany(request)
      const { pack: deleted, keys: left } = await deletePack(tx, companyId, request.params.id)
      const subject = `company/${companyId}/inspection-pack/${deleted.id}`
      const before = { on: deleted.describesOn }
      await recordAudit(tx, { tenantId, actor, subject, action: 'inspection-pack.delete', before })
      return left
    })
    await removeFiles(storage, keys)
    return reply.code(204).send(null)
  })
}

function newPack(request: FastifyRequest<{ Body: InspectionPackRequest }>, now: Date) {
  const { modules, site, department, hasCertificates, on: describesOn } = request.body
  const { tenantId, email: requestedBy } = currentUser(request)
  return {
    ...{ id: randomUUID(), tenantId, companyId: managedCompany(request).id },
    ...{ modules, site, department, hasCertificates, describesOn, requestedBy, requestedAt: now },
    state: 'waiting' as const,
  }
}

async function refuseTooMany(
  tx: Tx,
  companyId: number,
  wanted: Pick<Parameters<typeof validCertificates>[1], 'scope' | 'now'>,
): Promise<void> {
  const { certificates } = await validCertificates(tx, { companyId, ...wanted })
  const values = { total: certificates.length, limit: MAX_PACK_CERTIFICATES }
  if (values.total > values.limit)
    throw new ProblemError(422, 'invalid:pack-certificates', { field: 'hasCertificates', values })
}

function validate({ modules, on }: PackScope & { readonly on: string }, now: Date): void {
  if (!modules.every((code) => quizCourse(code)))
    throw new ProblemError(422, 'invalid:modules', { field: 'modules' })
  if (on > dayOf(now)) throw new ProblemError(422, 'invalid:pack-in-future', { field: 'on' })
}
