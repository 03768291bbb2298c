import { verbatim } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { fileAnswer, refusals } from '../app/route-schema.ts'
import { customerOf } from '../app/workers.ts'
import { sheetBrand } from '../domain/sheets/sheet-brand.ts'
import { SHEET_TASK } from '../domain/sheets/sheet-task.ts'
import { tenantSite } from '../domain/tenants/tenant-site.ts'
import { siteUrl } from '../lib/network/site-url.ts'
import { ProblemError } from '../lib/problem.ts'
import type { BlogOptions } from './blog.routes.ts'
import { checklistSheet } from './checklist-sheet.ts'
import { drawingFor } from './content/drawing-files.ts'
import { publishedPosts } from './published-posts.ts'

const Named = z.object({ slug: verbatim(120) })

/** What belongs to posts and is no text: drawings, and checklists to print. */
export const blogFilesRoutes: FastifyPluginAsyncZod<Pick<BlogOptions, 'services'>> = async (
  app,
  { services },
) => {
  app.get(
    '/blog/:slug/checklist',
    {
      schema: { params: Named, response: { 200: z.file(), ...refusals(404, 429) } },
      // Rendering a sheet costs more than reading a row.
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const { tenant, params } = request
      const post = (await publishedPosts(services, tenant)).find(({ slug }) => slug === params.slug)
      const site = tenantSite(services.config, tenant)
      const sheet = post && checklistSheet(post, siteUrl(site, `/blog/${post.slug}`))
      if (!sheet) throw new ProblemError(404, 'post-not-found')
      const brand = sheetBrand(tenant.config)
      const pdf = await app.workers.run(customerOf(request), SHEET_TASK, { starter: sheet, brand })
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="checklist-${sheet.id}.pdf"`)
        .header('cache-control', 'no-cache')
        .send(fileAnswer(pdf))
    },
  )

  app.get(
    '/blog/drawings/:file',
    {
      schema: { params: z.object({ file: verbatim(100) }), response: { 200: z.file(), ...refusals(404) } },
      // Readers of the feed show the drawings on pages of other sites.
      helmet: { crossOriginResourcePolicy: { policy: 'cross-origin' } },
    },
    async ({ tenant, params }, reply) => {
      const drawing = drawingFor(params.file.replace(/\.svg$/, ''), tenant.config)
      if (drawing === null) throw new ProblemError(404, 'drawing-not-found')
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=3600')
        .send(fileAnswer(Buffer.from(drawing)))
    },
  )
}
