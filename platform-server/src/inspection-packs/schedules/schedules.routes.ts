import {
  PackScheduleId,
  PackScheduleList,
  PackSchedulePause,
  PackScheduleRequest,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { managedCompany, requireCompanyManager } from '../../domain/company-people/managed-company.ts'
import { dayOf } from '../../domain/requirements/standing.rule.ts'
import { pauseSchedule, removeSchedule, saveSchedule, type Changing } from './save-schedule.ts'
import { scheduleList } from './sql-schedules.ts'

const own = { tags: ['Company managers'], security: BEARER }
const LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } }

const LIST = {
  ...own,
  summary: 'List when inspection packs of my company are made, and who may get them by email',
  response: { 200: PackScheduleList, ...refusals(401, 403) },
}
const ADD = {
  ...own,
  summary: 'Have inspection packs of my company made each month or each week',
  body: PackScheduleRequest,
  response: { 201: PackScheduleId, ...refusals(401, 403, 409, 422, 429) },
}
const CHANGE = {
  ...own,
  summary: 'Change when inspection packs of my company are made; whoever does is responsible for it',
  params: PackScheduleId,
  body: PackScheduleRequest,
  response: { 200: PackScheduleId, ...refusals(401, 403, 404, 422, 429) },
}
const PAUSE = {
  ...own,
  summary: 'Pause a schedule of inspection packs, or resume it; whoever resumes it is responsible for it',
  params: PackScheduleId,
  body: PackSchedulePause,
  response: { 200: PackScheduleId, ...refusals(401, 403, 404, 422, 429) },
}
const REMOVE = {
  ...own,
  summary: 'Remove a schedule of inspection packs; the packs that it made stay',
  params: PackScheduleId,
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}

/** When packs of the company that the caller manages are made without a request. */
export const packSchedulesRoutes: FastifyPluginAsyncZod<Services> = async (app, { database, now }) => {
  app.addHook('onRequest', requireCompanyManager(database))

  const change = <T>(request: FastifyRequest, work: (changing: Changing) => Promise<T>) => {
    const { tenantId, userId, email } = currentUser(request)
    const { id: companyId } = managedCompany(request)
    return database.withTenant(tenantId, (tx) =>
      work({ tx, tenantId, companyId, manager: { id: userId, email }, at: now() }),
    )
  }

  app.get('/company/pack-schedules', { schema: LIST }, (request) =>
    database.withTenant(request.tenant.id, (tx) =>
      scheduleList(tx, managedCompany(request).id, dayOf(now())),
    ),
  )

  app.post('/company/pack-schedules', { schema: ADD, config: LIMIT }, async (request, reply) => {
    const id = await change(request, (changing) => saveSchedule(changing, null, request.body))
    return reply.code(201).send({ id })
  })

  app.put('/company/pack-schedules/:id', { schema: CHANGE, config: LIMIT }, async (request) => ({
    id: await change(request, (changing) => saveSchedule(changing, request.params.id, request.body)),
  }))

  app.put('/company/pack-schedules/:id/pause', { schema: PAUSE, config: LIMIT }, async (request) => {
    await change(request, (changing) => pauseSchedule(changing, request.params.id, request.body))
    return request.params
  })

  app.delete('/company/pack-schedules/:id', { schema: REMOVE }, async (request, reply) => {
    await change(request, (changing) => removeSchedule(changing, request.params.id))
    return reply.code(204).send(null)
  })
}
