import {
  Practical,
  PRACTICAL_STATEMENT,
  PracticalInput,
  PracticalList,
  PathId,
} from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { ProblemError } from '../lib/problem.ts'
import { rowId } from '../lib/row-id.ts'
import { isInFuture, refuseOtherName, signerName } from '../domain/certificates/signer.ts'
import { reportLearning } from '../domain/lrs/queue-statements.ts'
import { trainedLearner } from '../domain/accounts/trained-learner.ts'
import { signedEmail } from '../domain/training-mail/training-emails.ts'
import {
  insertPractical,
  practicalsOf,
  type StoredPractical,
} from '../domain/certificates/sql-certificates.ts'

const own = { tags: ['Certificates'], security: BEARER }

/** Hands-on practice, the third requirement: the assigned partner (or an admin) signs for what they have seen. */
export const practicalsRoutes: FastifyPluginAsyncZod<MailingOptions> = async (
  app,
  { services, tenantMailer },
) => {
  const { database, now } = services
  app.addHook('onRequest', requireUser)

  app.get(
    '/learners/:id/practicals',
    {
      schema: {
        ...own,
        summary: 'List the hands-on practice signed off for a learner, newest first',
        params: z.object({ id: PathId }),
        response: { 200: PracticalList, ...refusals(401, 404) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      return database.withTenant(who.tenantId, async (tx) => {
        const { id } = await trainedLearner(tx, who, request.params.id)
        return (await practicalsOf(tx, id)).map(toPractical)
      })
    },
  )

  app.post(
    '/practicals',
    {
      schema: {
        ...own,
        summary: 'Sign off hands-on practice',
        body: PracticalInput,
        response: { 201: Practical, ...refusals(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const who = currentUser(request)
      const { tenantId } = who
      const practical = signedPractical(request.body)
      refuseUnknown(practical, now())
      const made = await database.withTenant(tenantId, async (tx) => {
        const learner = await trainedLearner(tx, who, rowId(request.body.userId))
        const userId = learner.id
        const signed = { signedBy: await signerName(tx, who.userId), signedAt: now() }
        refuseOtherName(practical.signature, signed.signedBy)
        const row = await insertPractical(tx, { ...practical, ...signed, tenantId, userId })
        const subject = `user/${userId}/practical/${practical.moduleCode}`
        const entry = { actor: who.email, action: 'practical.sign', subject, after: practical } as const
        await recordAudit(tx, { tenantId, ...entry })
        const { moduleCode, performedOn, site: place } = practical
        const seen = { moduleCode, performedOn, place, trainer: signed.signedBy }
        await tenantMailer(tx, { tenant: request.tenant, request }, signedEmail(learner, seen))
        const event = { kind: 'practice', moduleCode, performedOn, at: signed.signedAt } as const
        await reportLearning(services, tx, { tenantId, userId }, [event])
        return row
      })
      if (!made) throw new Error('the database did not return the new practical')
      return reply.code(201).send(toPractical(made))
    },
  )
}

/** The statement that is stored, word for word. */
function signedPractical(input: PracticalInput) {
  const { moduleCode, performedOn, site, equipment, remarks, checklist, signature } = input
  const statement = PRACTICAL_STATEMENT
  return { moduleCode, performedOn, site, equipment, remarks, checklist, statement, signature }
}

function refuseUnknown(
  { moduleCode, performedOn }: Pick<PracticalInput, 'moduleCode' | 'performedOn'>,
  now: Date,
): void {
  if (!CORE_MODULES.some(({ code }) => code === moduleCode)) throw new ProblemError(404, 'module-not-found')
  if (!isInFuture(performedOn, now)) return
  throw new ProblemError(422, 'invalid:practice-day', { field: 'performedOn' })
}

function toPractical(row: StoredPractical): Practical {
  const { id, moduleCode, performedOn, site, equipment, remarks, checklist, statement, signature, signedAt } =
    row
  return {
    ...{ id, moduleCode, performedOn, site, equipment, remarks, statement, signature },
    checklist: [...checklist],
    signedAt: signedAt.toISOString(),
  }
}
