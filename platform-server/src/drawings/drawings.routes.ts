import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { verbatim } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { readDrawings } from '../domain/drawings/drawing-folder.ts'
import { sendNoFile } from '../lib/release-files/send-file.ts'

const { drawingFor } = readDrawings(path.resolve(import.meta.dirname, 'modules'))
const pictures = readPictures(path.resolve(import.meta.dirname, 'product'))

/** Whose look the pictures have of a tenant that is not built in. */
const USUAL_LOOK = 'oncall'
const CACHE_CONTROL = 'public, max-age=3600'
const params = z.object({ file: verbatim(40) })
const schema = { hide: true, params }

/** One picture of each core module, in the tenant's colors, and pictures of the running product. */
export const drawingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/drawings/:file', { schema, logLevel: 'warn' }, async ({ tenant, params: { file } }, reply) => {
    const drawing = drawingFor(file.replace(/\.svg$/, ''), tenant.config)
    if (drawing === null) return sendNoFile(reply, 'There is no drawing with this name.')
    return reply.type('image/svg+xml').header('cache-control', CACHE_CONTROL).send(drawing)
  })

  app.get(
    '/drawings/product/:file',
    { schema, logLevel: 'warn' },
    async ({ tenant, params: { file } }, reply) => {
      const picture = pictureOf(tenant.config.slug, file) ?? pictureOf(tenant.config.slug, inSource(file))
      if (!picture) return sendNoFile(reply, 'There is no picture with this name.')
      return reply.type('image/webp').header('cache-control', CACHE_CONTROL).send(picture)
    },
  )
}

function pictureOf(slug: string, file: string): Buffer | undefined {
  return pictures.get(`${slug}/${file}`) ?? pictures.get(`${USUAL_LOOK}/${file}`)
}

/** `matrix-es-640.webp` is `matrix-640.webp`: not every screen of the product is in every language. */
function inSource(file: string): string {
  return file.replace(/-[a-z]{2}(?=-\d+\.webp$)/, '')
}

/** By `<slug of the tenant>/<file>`; scripts/pictures makes them. */
function readPictures(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((file) => file.endsWith('.webp'))
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(folder, file))] as const),
  )
}
