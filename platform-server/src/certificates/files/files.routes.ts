import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { currentUser, requireUser } from '../../app/request-context.ts'
import { BEARER, fileAnswer, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { customerOf } from '../../app/workers.ts'
import { signedCertificate } from '../../domain/certificates/signing/sign-certificate.ts'
import { paperBrand } from '../../lib/pdf/paper-brand.ts'
import { toCertificate, type MustRetake } from '../certificate-answer.ts'
import { signedBadge } from '../badges/sign-badge.ts'
import { IMAGE_TASK } from '../image/image-task.ts'
import { certificateFileName } from '../pdf/certificate-file.ts'
import { readableCertificate } from '../read-certificate.ts'
import { readProof } from '../read-proof.ts'
import type { SignerOf } from '../signer-of.ts'

const ById = z.object({ id: z.uuid() })
const own = {
  tags: ['Certificates'],
  security: BEARER,
  params: ById,
  response: { 200: z.file(), ...refusals(401, 404, 429) },
}
const SIGNED = { ...own, summary: 'Download a certificate as a signed file (compact JWS), checked offline' }
const BADGE = { ...own, summary: 'Download a certificate as an Open Badge 3.0 (VC-JWT)' }
const IMAGE = { ...own, summary: 'A certificate as a picture for a phone (PNG)' }
const LIMIT = { rateLimit: { max: 60, timeWindow: '1 minute' } }

interface Options {
  readonly services: Services
  readonly mustRetake: MustRetake
  readonly signerOf: SignerOf
}

/** Files of a certificate besides its PDF. They stay their holder's after a subscription, like the certificate. */
export const filesRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { services: { database, now }, mustRetake, signerOf },
) => {
  app.addHook('onRequest', requireUser)

  const read = (request: FastifyRequest, id: string) => {
    const who = currentUser(request)
    return database.withTenant(who.tenantId, async (tx) => {
      const row = await readableCertificate(tx, who, id)
      const proof = await readProof(tx, [row.userId])
      const signer = signerOf(request.tenant)
      return {
        ...{ row, signer, certificate: toCertificate(row, { ...proof, now: now(), mustRetake }) },
        signed: await signedCertificate(tx, row, signer),
      }
    })
  }

  app.get('/certificates/:id/signed', { schema: SIGNED, config: LIMIT }, async (request, reply) => {
    const { row, signed } = await read(request, request.params.id)
    const name = certificateFileName(row, 'jws')
    return sendFile(reply, { name, type: 'application/jose', bytes: Buffer.from(signed) })
  })

  app.get('/certificates/:id/badge', { schema: BADGE, config: LIMIT }, async (request, reply) => {
    const { row, signer } = await read(request, request.params.id)
    const bytes = Buffer.from(await signedBadge(row, signer))
    const name = certificateFileName(row, 'badge.jwt')
    return sendFile(reply, { name, type: 'application/vc+jwt', bytes })
  })

  app.get('/certificates/:id/image', { schema: IMAGE, config: LIMIT }, async (request, reply) => {
    const { row, certificate, signer } = await read(request, request.params.id)
    const checkUrl = `${signer.site}/verify/${certificate.code}`
    const badge = await signedBadge(row, signer)
    const input = { certificate, brand: paperBrand(request.tenant.config), checkUrl, badge }
    const bytes = await app.workers.run(customerOf(request), IMAGE_TASK, input)
    return sendFile(reply, { name: certificateFileName(certificate, 'png'), type: 'image/png', bytes })
  })
}

interface Download {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

function sendFile(reply: FastifyReply, { name, type, bytes }: Download) {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(fileAnswer(bytes))
}
