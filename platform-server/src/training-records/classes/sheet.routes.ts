import multipart from '@fastify/multipart'
import { PathId } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { requireCompanyManager } from '../../domain/company-people/managed-company.ts'
import { documentForm, DOCUMENT_UPLOAD } from '../../domain/documents/document-upload.ts'
import { sendDocument } from '../../domain/documents/send-document.ts'
import { ProblemError } from '../../lib/problem.ts'
import { classRequests } from './class-requests.ts'
import { addSheet, refuseSecondSheet } from './classes.ts'
import { readSheetForm } from './read-class-form.ts'
import { existingClass } from './sql-classes.ts'

const one = { tags: ['Company managers'], security: BEARER, params: z.object({ id: PathId }) }
const ADD_SHEET = {
  ...one,
  summary: 'Add the sign-in sheet of a class',
  consumes: ['multipart/form-data'],
  description: 'A form with the file `sheet` (a PDF, JPG or PNG of up to 10 MB).',
  response: { 204: z.null(), ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429) },
}
const SHEET = {
  ...one,
  summary: 'Download the sign-in sheet of a class',
  response: { 200: z.file(), ...refusals(401, 403, 404) },
}

/** Sign-in sheets of classes, for managers of the company. */
export const sheetRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { inCompany, store } = classRequests(services)
  await app.register(multipart, documentForm(1))
  app.addHook('onRequest', requireCompanyManager(services.database))

  app.put('/company/classes/:id/sheet', { schema: ADD_SHEET, ...DOCUMENT_UPLOAD }, async (request, reply) => {
    const { id } = request.params
    const known = await inCompany(request, (tx, { company }) => existingClass(tx, company.id, id))
    refuseSecondSheet(known)
    const sheet = await store(request, await readSheetForm(request))
    await inCompany(request, (tx, acting) => addSheet(tx, acting, id, sheet))
    return reply.code(204).send(null)
  })

  app.get('/company/classes/:id/sheet', { schema: SHEET }, async (request, reply) => {
    const row = await inCompany(request, (tx, { company }) =>
      existingClass(tx, company.id, request.params.id),
    )
    const { fileKey, fileName, fileType } = row
    if (fileKey === null) throw noSheet()
    const file = { fileKey, fileName: fileName ?? '', fileType: fileType ?? '' }
    return sendDocument(reply, services.storage, file, noSheet)
  })
}

const noSheet = () => new ProblemError(404, 'class-not-found:sheet')
