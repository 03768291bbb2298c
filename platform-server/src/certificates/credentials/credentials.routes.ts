import multipart from '@fastify/multipart'
import { Credential, CredentialInput, CredentialList } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../../app/add-routes.ts'
import { currentUser, requireUser, type SignedIn } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { Tx } from '../../lib/data/database.ts'
import { documentForm, DOCUMENT_UPLOAD } from '../../domain/documents/document-upload.ts'
import { sendDocument } from '../../domain/documents/send-document.ts'
import { trainedLearner } from '../../domain/accounts/trained-learner.ts'
import { createOwnCredentials, noSuchCredential } from './credentials.ts'
import { reviewRoutes } from './review.routes.ts'
import { findCredential, type StoredCredential } from './sql-credentials.ts'

const own = { tags: ['Credentials'], security: BEARER }
const ById = z.object({ id: z.uuid() })
const FORM = {
  ...own,
  consumes: ['multipart/form-data'],
  description: `A form with the field \`file\` (a PDF, JPG or PNG of up to 10 MB) and these fields: ${Object.keys(CredentialInput.shape).join(', ')}.`,
}
const LIST = {
  ...own,
  summary: 'List my credentials from other issuers',
  response: { 200: CredentialList, ...refusals(401) },
}
const SEND = {
  ...FORM,
  summary: 'Submit a credential from another issuer for review',
  response: { 201: Credential, ...refusals(400, 401, 413, 415, 422, 429) },
}
const CORRECT = {
  ...FORM,
  summary: 'Correct a credential that is not approved and submit it for review again',
  params: ById,
  response: { 200: Credential, ...refusals(400, 401, 404, 409, 413, 415, 422) },
}
const WITHDRAW = {
  ...own,
  summary: 'Withdraw a credential that is not approved',
  params: ById,
  response: { 204: z.null(), ...refusals(401, 404, 409) },
}
const READ = {
  ...own,
  summary: 'Download the file of a credential; for its owner, their partner and admins',
  params: ById,
  response: { 200: z.file(), ...refusals(401, 404) },
}
/** Credentials that a learner earned elsewhere: recorded here after a review, not issued here. */
export const credentialsRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, storage } = options.services
  const mine = createOwnCredentials(options)
  await app.register(multipart, documentForm(12))
  app.addHook('onRequest', requireUser)

  app.get('/credentials', { schema: LIST }, (request) => mine.listOf(currentUser(request)))

  app.post('/credentials', { schema: SEND, ...DOCUMENT_UPLOAD }, async (request, reply) =>
    reply.code(201).send(await mine.send(request)),
  )

  app.put('/credentials/:id', { schema: CORRECT, ...DOCUMENT_UPLOAD }, (request) =>
    mine.correct(request, request.params.id),
  )

  app.delete('/credentials/:id', { schema: WITHDRAW }, async (request, reply) => {
    await mine.withdraw(currentUser(request), request.params.id)
    return reply.code(204).send(null)
  })

  app.get('/credentials/:id/file', { schema: READ }, async (request, reply) => {
    const who = currentUser(request)
    const row = await database.withTenant(who.tenantId, (tx) =>
      readableCredential(tx, who, request.params.id),
    )
    return sendDocument(reply, storage, row, noSuchCredential)
  })

  await addRoutes(app, reviewRoutes, options)
}

async function readableCredential(tx: Tx, who: SignedIn, id: string): Promise<StoredCredential> {
  const found = await findCredential(tx, id)
  if (!found) throw noSuchCredential()
  if (found.userId === who.userId) return found
  const learner = await trainedLearner(tx, who, found.userId).catch(() => null)
  if (!learner) throw noSuchCredential()
  return found
}
