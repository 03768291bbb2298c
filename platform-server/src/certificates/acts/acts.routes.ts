import {
  CERTIFICATE_ACT_STATEMENTS,
  Certificate,
  CertificateActInput,
  FALL_PROTECTION_MODULE,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser, type SignedIn } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { Person } from '../../domain/accounts/people.ts'
import { trainedLearner } from '../../domain/accounts/trained-learner.ts'
import { credentialOfSigner } from '../../domain/certificates/partner-credentials.ts'
import { findCertificate, type StoredCertificate } from '../../domain/certificates/sql-certificates.ts'
import { actEmail } from '../../domain/training-mail/act-email.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { ProblemError } from '../../lib/problem.ts'
import { toCertificate, type MustRetake } from '../certificate-answer.ts'
import { readProof } from '../read-proof.ts'
import { isInFuture, refuseOtherName, signerName } from '../../domain/certificates/signer.ts'
import { actsOf, insertAct, toAct } from './sql-acts.ts'

type Options = MailingOptions & { readonly mustRetake: MustRetake }

const SIGN = {
  tags: ['Certificates'],
  security: BEARER,
  summary: 'Sign a certificate as its qualified trainer, or the certification of fall protection training',
  params: z.object({ id: z.uuid() }),
  body: CertificateActInput,
  response: { 201: Certificate, ...refusals(401, 404, 409, 422) },
}

/** A qualified trainer is who signs with a credential in date; being assigned to someone is not enough. */
export const actsRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { services, tenantMailer, mustRetake },
) => {
  const { database, now } = services
  app.addHook('onRequest', requireUser)

  app.post('/certificates/:id/acts', { schema: SIGN }, async (request, reply) => {
    const who = currentUser(request)
    const at = now()
    const signed = await database.withTenant(who.tenantId, async (tx) => {
      const { row, learner } = await certificateOfLearner(tx, who, request.params.id)
      refuseUnfit(row, request.body, at)
      await refuseSecond(tx, row, request.body, at)
      const act = await sign(tx, who, { row, input: request.body, at })
      const { id: certificateId, moduleCode } = row
      const email = actEmail(learner, { ...act, certificateId, moduleCode })
      await tenantMailer(tx, { tenant: request.tenant, request }, email)
      return toCertificate(row, { ...(await readProof(tx, [row.userId])), now: at, mustRetake })
    })
    return reply.code(201).send(signed)
  })
}

async function certificateOfLearner(
  tx: Tx,
  who: SignedIn,
  id: string,
): Promise<{ row: StoredCertificate; learner: Person }> {
  const row = await findCertificate(tx, id)
  if (!row) throw new ProblemError(404, 'certificate-not-found')
  return { row, learner: await trainedLearner(tx, who, row.userId) }
}

function refuseUnfit(row: StoredCertificate, input: CertificateActInput, now: Date): void {
  if (row.revokedAt) throw new ProblemError(409, 'already-revoked')
  if (input.kind === 'trainer') return
  if (row.moduleCode !== FALL_PROTECTION_MODULE)
    throw new ProblemError(422, 'invalid:certification-module', { field: 'kind' })
  const days = [input.trainedOn, input.adequateOn].filter((day) => typeof day === 'string')
  if (days.length !== 1) throw new ProblemError(422, 'invalid:certification-day', { field: 'trainedOn' })
  if (days.some((day) => isInFuture(day, now)))
    throw new ProblemError(422, 'invalid:practice-day', {
      field: input.trainedOn ? 'trainedOn' : 'adequateOn',
    })
}

/** One that has lapsed may be signed again. */
async function refuseSecond(
  tx: Tx,
  row: StoredCertificate,
  { kind }: CertificateActInput,
  now: Date,
): Promise<void> {
  const acts = (await actsOf(tx, [row.userId])).filter(({ act }) => act.certificateId === row.id)
  if (acts.map((act) => toAct(act, now)).some((act) => act.kind === kind && !act.isLapsed))
    throw new ProblemError(409, 'already-signed')
}

interface Signing {
  readonly row: StoredCertificate
  readonly input: CertificateActInput
  readonly at: Date
}

async function sign(tx: Tx, { tenantId, userId: signerId, email }: SignedIn, signing: Signing) {
  const { row, input, at } = signing
  const { kind, signature } = input
  const credential = await credentialOfSigner(tx, signerId, at)
  if (!credential) throw new ProblemError(409, 'credential-needed')
  const signedBy = await signerName(tx, signerId)
  refuseOtherName(signature, signedBy)
  const isCertification = kind === 'fall_protection'
  const act = {
    ...{ kind, signedBy, signature },
    credential: credential.name,
    credentialIssuer: credential.issuer,
    credentialExpiresOn: credential.expiresOn,
    trainedOn: isCertification ? (input.trainedOn ?? null) : null,
    adequateOn: isCertification ? (input.adequateOn ?? null) : null,
    statement: CERTIFICATE_ACT_STATEMENTS[kind],
  }
  await insertAct(tx, {
    ...{ ...act, tenantId, signerId, certificateId: row.id, userId: row.userId },
    signedAt: at,
  })
  const subject = `certificate/${row.id}`
  await recordAudit(tx, { tenantId, actor: email, action: 'certificate.sign', subject, after: act })
  return { ...act, signedAt: at }
}
