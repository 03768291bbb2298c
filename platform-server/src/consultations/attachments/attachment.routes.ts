import multipart from '@fastify/multipart'
import { ConsultationAttachment } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { storeDocument } from '../../domain/documents/document-files.ts'
import { documentForm, DOCUMENT_UPLOAD } from '../../domain/documents/document-upload.ts'
import { sendDocument } from '../../domain/documents/send-document.ts'
import { ATTACHMENT_FOLDER } from './attachment-folder.ts'
import { addAttachment, readAttachment, removeAttachment, requireAddable } from './attachments.ts'
import { readAttachmentForm } from './read-attachment-form.ts'
import { missingAttachment, toAttachment } from './sql-attachments.ts'

const described = { tags: ['Consultations'], security: BEARER }
const one = { ...described, params: z.object({ id: z.uuid(), attachmentId: z.uuid() }) }
const ADD = {
  ...described,
  params: z.object({ id: z.uuid() }),
  summary: 'Add a file to my consultation',
  consumes: ['multipart/form-data'],
  description:
    'A form with the file `file` (a PDF, PNG or JPEG of up to 10 MB). At most 3 for each consultation.',
  response: { 201: ConsultationAttachment, ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429) },
}
const READ = {
  ...one,
  summary: 'Download a file of a consultation',
  response: { 200: z.file(), ...refusals(401, 403, 404) },
}
const REMOVE = {
  ...one,
  summary: 'Remove a file from my consultation',
  response: { 204: z.null(), ...refusals(401, 403, 404, 409) },
}

/** Files that a client shares with the professional; consultations.routes.ts guards these too. */
export const attachmentRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { database, storage, now } = services
  await app.register(multipart, documentForm(0))

  app.post('/consultations/:id/attachments', { schema: ADD, ...DOCUMENT_UPLOAD }, async (request, reply) => {
    const who = currentUser(request)
    const { tenantId } = who
    const bookingId = request.params.id
    // Before ten megabytes are read and stored.
    await database.withTenant(tenantId, (tx) => requireAddable(tx, who, { bookingId, now: now() }))
    const sent = await readAttachmentForm(request)
    const file = await storeDocument(storage, sent, { folder: ATTACHMENT_FOLDER, tenantId, now: now() })
    const added = await database.withTenant(tenantId, (tx) =>
      addAttachment(tx, who, { bookingId, file, now: now() }),
    )
    return reply.code(201).send(toAttachment(added))
  })

  app.get('/consultations/:id/attachments/:attachmentId', { schema: READ }, async (request, reply) => {
    const who = currentUser(request)
    const ids = { bookingId: request.params.id, id: request.params.attachmentId }
    const found = await database.withTenant(who.tenantId, (tx) => readAttachment(tx, who, ids))
    return sendDocument(reply, storage, found, missingAttachment)
  })

  app.delete('/consultations/:id/attachments/:attachmentId', { schema: REMOVE }, async (request, reply) => {
    const who = currentUser(request)
    const ids = { bookingId: request.params.id, id: request.params.attachmentId }
    const removed = await database.withTenant(who.tenantId, (tx) =>
      removeAttachment(tx, who, { ...ids, now: now() }),
    )
    await storage.remove(removed.fileKey)
    return reply.code(204).send(null)
  })
}
