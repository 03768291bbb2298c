import multipart from '@fastify/multipart'
import {
  CoursePackage,
  CoursePackagePage,
  CoursePackageQuery,
  CoursePackageRequest,
  PACKAGE_LIMITS,
  PackageLearnerPage,
  PackageLearnerQuery,
  PathId,
} from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, editorOf, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { packageFolder } from '../domain/packages/package-storage.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { coursePackages } from '../lib/data/schema/training/packages.ts'
import { ProblemError } from '../lib/problem.ts'
import { importPackage } from './import-package.ts'
import { changePackage, findPackage, packagePage, toPackage } from './sql-packages.ts'
import { learnerPage } from './sql-results.ts'

const own = { tags: ['Imported courses'], security: BEARER }
const params = z.object({ id: PathId })

const LIST = {
  ...own,
  summary: 'List the imported courses of the tenant',
  querystring: CoursePackageQuery,
  response: { 200: CoursePackagePage, ...refusals(401, 403) },
}
const IMPORT = {
  ...own,
  summary: 'Import a SCORM 1.2, SCORM 2004 or cmi5 package',
  description: 'A form with the field `file`: a ZIP archive of up to 100 MB.',
  consumes: ['multipart/form-data'],
  response: { 201: CoursePackage, ...refusals(400, 401, 403, 413, 415, 422, 429) },
}
const READ = {
  ...own,
  summary: 'Get an imported course',
  params,
  response: { 200: CoursePackage, ...refusals(401, 403, 404) },
}
const CHANGE = {
  ...own,
  summary: 'Rename an imported course, or open it to learners',
  params,
  body: CoursePackageRequest,
  response: { 200: CoursePackage, ...refusals(401, 403, 404, 422) },
}
const REMOVE = {
  ...own,
  summary: 'Remove an imported course with its results',
  params,
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}
const LEARNERS = {
  ...own,
  summary: "List learners' results in an imported course",
  params,
  querystring: PackageLearnerQuery,
  response: { 200: PackageLearnerPage, ...refusals(401, 403, 404) },
}
/** Each is unpacked and written to the storage. */
const LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } }
const FORM_BYTES = 64 * 1024

type Options = Pick<Services, 'database' | 'storage' | 'now'>

/** What the tenant's staff does with imported courses. */
export const packageAdminRoutes: FastifyPluginAsyncZod<Options> = async (app, services) => {
  const { database, storage } = services
  app.addHook('onRequest', requireRole('admin', 'super_admin'))
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: PACKAGE_LIMITS.archiveBytes, files: 1, fields: 5, parts: 6 },
  })

  app.get('/admin/packages', { schema: LIST }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => packagePage(tx, query)),
  )

  app.post(
    '/admin/packages',
    { schema: IMPORT, config: LIMIT, bodyLimit: PACKAGE_LIMITS.archiveBytes + FORM_BYTES },
    async (request, reply) => {
      const file = await request.file()
      if (file?.fieldname !== 'file') throw new ProblemError(400, 'invalid:one-file')
      return reply.code(201).send(await importPackage(services, currentUser(request), file))
    },
  )

  app.get('/admin/packages/:id', { schema: READ }, ({ tenant, params: { id } }) =>
    database.withTenant(tenant.id, async (tx) => toPackage(tx, await findPackage(tx, id))),
  )

  app.put('/admin/packages/:id', { schema: CHANGE }, (request) => {
    const { id } = request.params
    return database.withTenant(request.tenant.id, async (tx) => {
      const before = await toPackage(tx, await findPackage(tx, id))
      const after = await changePackage(tx, id, request.body)
      await recordAudit(tx, { ...audited(request, id), action: 'package.change', before, after })
      return after
    })
  })

  app.delete('/admin/packages/:id', { schema: REMOVE }, async (request, reply) => {
    const { id } = request.params
    const removed = await database.withTenant(request.tenant.id, async (tx) => {
      const row = await findPackage(tx, id)
      const before = await toPackage(tx, row)
      await tx.delete(coursePackages).where(eq(coursePackages.id, id))
      await recordAudit(tx, { ...audited(request, id), action: 'package.remove', before })
      return row
    })
    for (const key of await storage.list(packageFolder(removed))) await storage.remove(key)
    return reply.code(204).send(null)
  })

  app.get('/admin/packages/:id/learners', { schema: LEARNERS }, ({ tenant, params: { id }, query }) =>
    database.withTenant(tenant.id, async (tx) => learnerPage(tx, await findPackage(tx, id), query)),
  )
}

function audited(request: Parameters<typeof currentUser>[0], id: number) {
  return { ...editorOf(request), subject: `package/${id}` }
}
