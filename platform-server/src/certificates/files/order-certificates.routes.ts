import { Readable } from 'node:stream'
import { isSuperAdmin } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser } from '../../app/request-context.ts'
import { BEARER, fileAnswer, refusals } from '../../app/route-schema.ts'
import { findCertificate } from '../../domain/certificates/sql-certificates.ts'
import { seatTraining } from '../../domain/orders/seat-training.ts'
import { readOrder } from '../../domain/orders/sql-orders.ts'
import { streamArchive } from '../../lib/archives/stream-archive.ts'
import type { Tx } from '../../lib/data/database.ts'
import { ProblemError } from '../../lib/problem.ts'
import { certificateFileName } from '../pdf/certificate-file.ts'
import { createPapers, type PaperOptions } from '../pdf/certificate-paper.ts'
import { missingCertificate } from '../read-certificate.ts'

const ALL = {
  tags: ['Certificates'],
  security: BEARER,
  summary: 'Download the certificates of everyone with a seat of an order, in one ZIP file',
  params: z.object({ id: z.uuid() }),
  response: { 200: z.file(), ...refusals(401, 404, 429) },
}
const LIMIT = { rateLimit: { max: 6, timeWindow: '1 minute' } }

/** For the buyer of an order and the tenant's super admins: what its seats earned, and nothing else of their holders. */
export const orderCertificatesRoutes: FastifyPluginAsyncZod<PaperOptions> = async (app, options) => {
  const { database, now } = options.services
  const paperOf = createPapers(app, options)
  app.addHook('onRequest', requireUser)

  app.get('/orders/:id/certificates', { schema: ALL, config: LIMIT }, async (request, reply) => {
    const who = currentUser(request)
    const buyerId = isSuperAdmin(who) ? undefined : who.userId
    const { number, earned } = await database.withTenant(who.tenantId, async (tx) => {
      const order = await readOrder(tx, request.params.id, buyerId)
      if (!order) throw new ProblemError(404, 'order-not-found')
      const courses = (await seatTraining(tx, order, now())).flatMap((person) => person.courses)
      return {
        number: order.number,
        earned: courses.flatMap(({ code, certificate }) => (certificate ? [{ code, ...certificate }] : [])),
      }
    })
    const files = earned.map(({ id, code, number: own, issuedAt }) => ({
      name: certificateFileName({ moduleCode: code, number: own }),
      at: new Date(issuedAt),
      open: async () => {
        const read = async (tx: Tx) => (await findCertificate(tx, id)) ?? missingCertificate()
        return Readable.from([(await paperOf(request, read)).pdf])
      },
    }))
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="certificates-${number}.zip"`)
      .header('cache-control', 'private, no-store')
      .send(fileAnswer(streamArchive(files)))
  })
}
