import {
  AssignmentPreview,
  AssignmentPreviewRequest,
  OwnAssignmentList,
  OwnTrainingRecord,
  TrainingAssignmentRequest,
  TrainingRow,
  PathId,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { ProblemError } from '../lib/problem.ts'
import { trainedLearner } from '../domain/accounts/trained-learner.ts'
import { openModules } from '../domain/subscriptions/open-modules.ts'
import { assignmentEmail } from '../domain/training-mail/assignment-email.ts'
import { assignTraining } from './assign-training.ts'
import { requireAssigner, TENANT } from './learner-scope.ts'
import { previewAssignment } from './preview-assignment.ts'
import { trainingCells } from '../domain/training-cells/training-cells.ts'
import { ownAssignments, trainingRows } from './sql-training-records.ts'

const own = { tags: ['Training records'], security: BEARER }
const MINE = {
  ...own,
  summary: 'List my assignments by due date',
  response: { 200: OwnAssignmentList, ...refusals(401) },
}
const RECORD = {
  ...own,
  summary: 'Get my training record as the server measured it',
  response: { 200: OwnTrainingRecord, ...refusals(401) },
}
const ASSIGN = {
  ...own,
  summary: 'Assign modules with a due date to learners',
  body: TrainingAssignmentRequest,
  response: { 204: z.null(), ...refusals(401, 403, 404, 409, 422) },
}
const PREVIEW = {
  ...own,
  summary: 'Preview an assignment: who has no access, and which due dates exist',
  body: AssignmentPreviewRequest,
  response: { 200: AssignmentPreview, ...refusals(401, 403, 404, 422) },
}
const ONE = {
  ...own,
  summary: 'Get the training record of a learner',
  params: z.object({ id: PathId }),
  response: { 200: TrainingRow, ...refusals(401, 404) },
}

/** Due days: set by admins, and by partners and company managers for their own learners; seen by the learner. */
export const assignmentRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, now } = options.services
  app.addHook('onRequest', requireUser)
  await addRoutes(app, assignRoutes, options)

  app.get('/training/assignments', { schema: MINE }, (request) => {
    const { tenantId, userId } = currentUser(request)
    return database.withTenant(tenantId, (tx) => ownAssignments(tx, userId, now()))
  })

  app.get('/training/record', { schema: RECORD }, (request) => {
    const { tenantId, userId } = currentUser(request)
    return database.withTenant(tenantId, async (tx) => (await trainingCells(tx, [userId], now()))(userId))
  })

  app.get('/learners/:id', { schema: ONE }, async (request) => {
    const who = currentUser(request)
    return database.withTenant(who.tenantId, async (tx) => {
      const { id: learnerId } = await trainedLearner(tx, who, request.params.id)
      const [row] = await trainingRows(
        tx,
        { q: '', company: '', scope: TENANT, learnerIds: [learnerId] },
        now(),
      )
      return row ?? noLearner()
    })
  })
}

const assignRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, { services, tenantMailer }) => {
  const { database, now } = services
  app.addHook('onRequest', requireAssigner(database))

  app.post('/training/assignments', { schema: ASSIGN }, async (request, reply) => {
    const who = currentUser(request)
    const { body: wanted, tenant } = request
    const assignment = { tenantId: tenant.id, who, wanted, now: now() }
    await database.withTenant(tenant.id, async (tx) => {
      const assigned = await assignTraining(tx, assignment)
      if (wanted.dueOn === null) return
      const canOpen = await openModules(
        tx,
        assigned.map(({ learner }) => learner),
      )
      for (const { learner, modules } of assigned) {
        const open = modules.filter((code) => canOpen(learner, code))
        if (open.length > 0)
          await tenantMailer(tx, { tenant, request }, assignmentEmail(learner, open, wanted.dueOn))
      }
    })
    return reply.code(204).send(null)
  })

  app.post('/training/assignments/preview', { schema: PREVIEW }, async (request) => {
    const { body: wanted, tenant } = request
    const who = currentUser(request)
    return database.withTenant(tenant.id, (tx) => previewAssignment(tx, { who, wanted, now: now() }))
  })
}

function noLearner(): never {
  throw new ProblemError(404, 'learner-not-found')
}
