import { ModulePackageQuery, verbatim } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireRole } from '../../app/request-context.ts'
import { BEARER, fileAnswer, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { asFile } from '../../lib/csv.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import { createPackageExport } from './export-package.ts'
import type { StandalonePage } from './standalone-page.ts'

const EXPORT = {
  tags: ['Imported courses'],
  security: BEARER,
  summary: 'Export a module as a cmi5 or SCORM 1.2 package',
  produces: ['application/zip'],
  params: z.object({ code: verbatim(20) }),
  querystring: ModulePackageQuery,
  response: { 200: z.file(), ...refusals(400, 401, 403, 404, 409, 429) },
}
/** Each is put together in memory: about a megabyte. */
const LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } }

interface Options {
  readonly services: Pick<Services, 'config' | 'storage' | 'database' | 'now'>
  readonly readPage: (tenant: string) => Promise<StandalonePage>
}

/** Modules of the catalog for other learning management systems, by the tenant's staff. */
export const exportRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, readPage }) => {
  const exportPackage = createPackageExport({ services, readPage })
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.get('/admin/modules/:code/package', { schema: EXPORT, config: LIMIT }, async (request, reply) => {
    const { tenant, params, query } = request
    const { standard, language = SOURCE_LANGUAGE } = query
    const { name, archive } = await exportPackage({ tenant, code: params.code, standard, language })
    await services.database.withTenant(tenant.id, (tx) =>
      recordAudit(tx, {
        tenantId: tenant.id,
        actor: currentUser(request).email,
        action: 'package.export',
        subject: `module/${params.code}`,
        after: { standard, language, sizeBytes: archive.length },
      }),
    )
    return reply.headers(asFile(name)).type('application/zip').send(fileAnswer(archive))
  })
}
