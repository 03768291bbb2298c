import {
  Certificate,
  CertificateChoice,
  CertificateList,
  CertificateRevocation,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, requireRole, requireUser } from '../app/request-context.ts'
import { BEARER, fileAnswer, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { ProblemError } from '../lib/problem.ts'
import { toCertificate } from './certificate-answer.ts'
import { certificateFileName } from './pdf/certificate-file.ts'
import { createPapers, type PaperOptions } from './pdf/certificate-paper.ts'
import { missingCertificate, ownCertificate, readableCertificate } from './read-certificate.ts'
import { readProof } from './read-proof.ts'
import {
  certificatesOf,
  changeCertificate,
  findCertificate,
} from '../domain/certificates/sql-certificates.ts'

const own = { tags: ['Certificates'], security: BEARER }
const ById = z.object({ id: z.uuid() })

const LIST = {
  ...own,
  summary: 'List my certificates, newest first',
  response: { 200: CertificateList, ...refusals(401) },
}
const CHOOSE = {
  ...own,
  summary: 'Choose whether certificate checks show my full name or first name and initial',
  params: ById,
  body: CertificateChoice,
  response: { 200: Certificate, ...refusals(401, 404, 422) },
}
const DRAW = {
  ...own,
  summary: 'Download a certificate with the branding of the tenant',
  params: ById,
  response: { 200: z.file(), ...refusals(401, 404, 429) },
}
// Rendering a file costs more than reading a row.
const DRAW_LIMIT = { rateLimit: { max: 60, timeWindow: '1 minute' } }

/** A learner's own certificates. Each stays its holder's: a lapsed subscription takes none away. */
export const certificatesRoutes: FastifyPluginAsyncZod<PaperOptions> = async (app, options) => {
  const { services, mustRetake } = options
  const { database, now } = services
  const paperOf = createPapers(app, options)
  app.addHook('onRequest', requireUser)

  app.get('/certificates', { schema: LIST }, async (request) => {
    const who = currentUser(request)
    return database.withTenant(who.tenantId, async (tx) => {
      const proof = await readProof(tx, [who.userId])
      const rows = await certificatesOf(tx, who.userId)
      return rows.map((row) => toCertificate(row, { ...proof, now: now(), mustRetake }))
    })
  })

  app.patch('/certificates/:id', { schema: CHOOSE }, async (request) => {
    const who = currentUser(request)
    return database.withTenant(who.tenantId, async (tx) => {
      const { id } = await ownCertificate(tx, who, request.params.id)
      const changed = await changeCertificate(tx, id, request.body)
      const proof = await readProof(tx, [who.userId])
      return toCertificate(changed ?? missingCertificate(), { ...proof, now: now(), mustRetake })
    })
  })

  app.get('/certificates/:id/pdf', { schema: DRAW, config: DRAW_LIMIT }, async (request, reply) => {
    const who = currentUser(request)
    const { certificate, pdf } = await paperOf(request, (tx) =>
      readableCertificate(tx, who, request.params.id),
    )
    const name = certificateFileName(certificate)
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(fileAnswer(pdf))
  })

  await addRoutes(app, revocationRoutes, { database, now })
}

const revocationRoutes: FastifyPluginAsyncZod<Pick<Services, 'database' | 'now'>> = async (
  app,
  { database, now },
) => {
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.post(
    '/certificates/:id/revoke',
    {
      schema: {
        ...own,
        summary: 'Revoke a certificate; checks of its code then report it as revoked',
        params: ById,
        body: CertificateRevocation,
        response: { 204: z.null(), ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { tenantId, email } = currentUser(request)
      const { reason } = request.body
      await database.withTenant(tenantId, async (tx) => {
        const found = (await findCertificate(tx, request.params.id)) ?? missingCertificate()
        if (found.revokedAt) throw new ProblemError(409, 'already-revoked')
        await changeCertificate(tx, found.id, { revokedAt: now(), revokedReason: reason })
        const subject = `certificate/${found.id}`
        const action = 'certificate.revoke'
        await recordAudit(tx, { tenantId, actor: email, action, subject, after: { reason } })
      })
      return reply.code(204).send(null)
    },
  )
}
