import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { PartnerRecord, PathId } from '@platform/shared-contracts/http'
import { DOCUMENT_MAX_BYTES } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { currentUser, requireRole } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { customerOf } from '../../app/workers.ts'
import { documentForm, DOCUMENT_UPLOAD } from '../../domain/documents/document-upload.ts'
import { ProblemError } from '../../lib/problem.ts'
import { PORTRAIT_TASK } from './portrait-task.ts'
import { PORTRAIT_FOLDER } from '../../domain/partners/portrait.rule.ts'
import { changePortrait, requirePage } from './portraits.ts'

const own = { tags: ['Partners'], security: BEARER, params: z.object({ id: PathId }) }
const REPLACE = {
  ...own,
  summary: 'Add or replace the photo on a partner’s page',
  consumes: ['multipart/form-data'],
  description:
    'A form with the file `file`: a JPG or PNG of up to 10 MB and at least 144 by 144 pixels. It is cut to a square.',
  response: { 200: PartnerRecord, ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429) },
}
const REMOVE = {
  ...own,
  summary: 'Remove the photo of a partner’s page',
  response: { 204: z.null(), ...refusals(401, 403, 404, 409) },
}

/** Photos of the tenant's partners, for its admins. */
export const portraitAdminRoutes: FastifyPluginAsyncZod<
  Pick<Services, 'database' | 'storage' | 'now'>
> = async (app, { database, storage, now }) => {
  app.addHook('onRequest', requireRole('super_admin', 'admin'))
  await app.register(multipart, documentForm(0))

  async function change(request: FastifyRequest, id: number, portraitKey: string | null) {
    const { email: actor } = currentUser(request)
    const { partner, replaced } = await database.withTenant(request.tenant.id, (tx) =>
      changePortrait(tx, { id, portraitKey, actor }),
    )
    if (replaced) await storage.remove(replaced)
    return partner
  }

  app.put('/admin/partners/:id/portrait', { schema: REPLACE, ...DOCUMENT_UPLOAD }, async (request) => {
    const { id } = request.params
    // Before ten megabytes are read.
    await database.withTenant(request.tenant.id, (tx) => requirePage(tx, id))
    const photo = await app.workers.run(customerOf(request), PORTRAIT_TASK, await readPhoto(request))
    if (photo === 'not-a-photo') throw new ProblemError(415, photo, { field: 'file' })
    if (photo === 'invalid:photo-too-small') throw new ProblemError(422, photo, { field: 'file' })
    const day = now().toISOString().slice(0, 10)
    const key = `${PORTRAIT_FOLDER}${request.tenant.id}/${day}/${randomUUID()}.jpg`
    await storage.put(key, photo, 'image/jpeg')
    return change(request, id, key)
  })

  app.delete('/admin/partners/:id/portrait', { schema: REMOVE }, async (request, reply) => {
    await change(request, request.params.id, null)
    return reply.code(204).send(null)
  })
}

/** Errors: 400 without one file in the field `file`, 413. */
async function readPhoto(request: FastifyRequest): Promise<Buffer> {
  const file = await request.file()
  if (file?.fieldname !== 'file') throw new ProblemError(400, 'invalid:one-file')
  const bytes = await file.toBuffer().catch(() => null)
  const megabytes = DOCUMENT_MAX_BYTES / 1024 / 1024
  if (!bytes) throw new ProblemError(413, 'too-large', { values: { megabytes }, field: 'file' })
  return bytes
}
