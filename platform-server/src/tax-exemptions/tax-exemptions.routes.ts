import multipart from '@fastify/multipart'
import { TaxExemption, TaxExemptionInput, TaxExemptionList } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { documentForm, DOCUMENT_UPLOAD } from '../domain/documents/document-upload.ts'
import { sendDocument } from '../domain/documents/send-document.ts'
import { createOwnExemptions, readableExemption } from './own-exemptions.ts'
import { missingExemption } from './sql-tax-exemptions.ts'

const own = { tags: ['Orders'], security: BEARER }
const FIELDS = Object.keys(TaxExemptionInput.shape)
const LIST = {
  ...own,
  summary: 'List the tax exemption certificates of my company, or my own',
  response: { 200: TaxExemptionList, ...refusals(401) },
}
const SEND = {
  ...own,
  summary: 'Send a tax exemption certificate to be checked; it replaces one that waits or was refused',
  consumes: ['multipart/form-data'],
  description: `A form with the field \`file\` (a PDF, JPG or PNG of up to 10 MB) and these fields: ${FIELDS.join(', ')}.`,
  response: { 201: TaxExemption, ...refusals(400, 401, 413, 415, 422, 429) },
}
const READ = {
  ...own,
  summary: 'Download a tax exemption certificate; for its company or buyer, and super admins',
  params: z.object({ id: z.uuid() }),
  response: { 200: z.file(), ...refusals(401, 404) },
}

/** Certificates of exemption from sales tax, by who buys. */
export const taxExemptionsRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, storage } = options.services
  const mine = createOwnExemptions(options)
  await app.register(multipart, documentForm(FIELDS.length))
  app.addHook('onRequest', requireUser)

  app.get('/tax-exemptions', { schema: LIST }, (request) => mine.listOf(currentUser(request)))

  app.post('/tax-exemptions', { schema: SEND, ...DOCUMENT_UPLOAD }, async (request, reply) =>
    reply.code(201).send(await mine.send(request)),
  )

  app.get('/tax-exemptions/:id/file', { schema: READ }, async (request, reply) => {
    const who = currentUser(request)
    const found = await database.withTenant(who.tenantId, (tx) =>
      readableExemption(tx, who, request.params.id),
    )
    return sendDocument(reply, storage, found, missingExemption)
  })
}
