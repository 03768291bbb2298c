import path from 'node:path'
import { verbatim } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { readDrawings } from '../domain/drawings/drawing-folder.ts'
import { sendNoFile } from '../lib/release-files/send-file.ts'

const { drawingFor } = readDrawings(path.resolve(import.meta.dirname, 'modules'))

const params = z.object({ file: verbatim(40) })

/** One picture of each core module, named by its code, in the tenant's colors. */
export const drawingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/drawings/:file',
    { schema: { hide: true, params }, logLevel: 'warn' },
    async ({ tenant, params: { file } }, reply) => {
      const drawing = drawingFor(file.replace(/\.svg$/, ''), tenant.config)
      if (drawing === null) return sendNoFile(reply, 'There is no drawing with this name.')
      return reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(drawing)
    },
  )
}
