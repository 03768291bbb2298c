import { code } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { ProblemError } from '../lib/problem.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import { uploadKey, uploadUrl } from '../lib/storage/uploads.ts'

interface Options {
  readonly storage: FileStorage
}

const TYPES = { png: 'image/png', svg: 'image/svg+xml' } as const
const params = z.object({ name: code(/^[0-9a-f]{32}\.(png|svg)$/, 36) })

/** Uploaded files. They are named by their content, so they never change; opened on their own, they can do no harm. */
export const uploadedFilesRoutes: FastifyPluginAsyncZod<Options> = async (app, { storage }) => {
  app.get(
    '/files/:name',
    { schema: { hide: true, params }, logLevel: 'warn' },
    async ({ params: { name } }, reply) => {
      const file = await storage.get(uploadKey(uploadUrl(name)))
      if (!file) throw new ProblemError(404, 'resource-not-found')
      return reply
        .type(TYPES[name.endsWith('.svg') ? 'svg' : 'png'])
        .header('content-length', file.sizeBytes)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(file.body)
    },
  )
}
