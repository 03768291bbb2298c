import multipart from '@fastify/multipart'
import { UploadAnswer } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireRole } from '../app/request-context.ts'
import { customerOf } from '../app/workers.ts'
import { ProblemError } from '../lib/problem.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import { PICTURE_TASK } from './picture-task.ts'
import { storeUpload, type CleanPicture } from './upload.ts'

const SIZE_MAX_BYTES = 1024 * 1024

interface Options {
  readonly storage: FileStorage
}

/** Logos and favicons, from super admins. */
export const uploadsRoutes: FastifyPluginAsyncZod<Options> = async (app, { storage }) => {
  app.addHook('onRequest', requireRole('super_admin'))
  await app.register(multipart, { limits: { fileSize: SIZE_MAX_BYTES - 1, files: 1, fields: 5, parts: 6 } })

  app.post(
    '/uploads',
    {
      schema: { tags: ['Tenants'], consumes: ['multipart/form-data'], response: { 201: UploadAnswer } },
      bodyLimit: 2 * SIZE_MAX_BYTES,
    },
    async (request, reply) => {
      const file = await request.file()
      if (file?.fieldname !== 'file') throw new ProblemError(400, 'invalid:one-file')
      const bytes = await file.toBuffer().catch(() => null)
      if (!bytes) throw new ProblemError(413, 'too-large:picture')
      const clean: CleanPicture = (input) => app.workers.run(customerOf(request), PICTURE_TASK, input)
      return reply.code(201).send({ url: await storeUpload(bytes, storage, clean) })
    },
  )
}
