import { fastifyRequestContext } from '@fastify/request-context'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditExports } from './app/export-audit.ts'
import type { Services } from './app/services.ts'
import { blogRoutes } from './blog/blog.routes.ts'
import { learningRoutes } from './learning-routes.ts'
import { consultationsRoutes } from './consultations/consultations.routes.ts'
import { currentLegalDocument } from './legal/legal-documents.ts'
import { legalRoutes } from './legal/legal.routes.ts'
import { lessonsRoutes } from './modules/lessons/lessons.routes.ts'
import { neverStored } from './app/never-stored.ts'
import { modulesRoutes } from './modules/modules.routes.ts'
import { pastWritingRoutes } from './modules/past-writing.routes.ts'
import { questionsRoutes } from './modules/questions/questions.routes.ts'
import { locationsRoutes } from './locations/locations.routes.ts'
import type { Releases } from './open-releases.ts'
import { officeRoutes } from './office-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { currentReleasesRoutes } from './registry/current-releases.routes.ts'
import { registryRoutes } from './registry/registry.routes.ts'
import { createReports } from './reports/reports.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { createVisits } from './reports/visits.ts'
import type { Sessions } from './sessions/sessions.ts'
import { staffRoutes } from './staff-routes.ts'
import { tenantAdminRoutes } from './tenants/tenant-admin.routes.ts'
import { createResources } from './resources/resources.ts'
import { resourcesRoutes } from './resources/resources.routes.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { partnersRoutes } from './partners/partners.routes.ts'
import { ownTicketDesk } from './tickets/ticket-desk.ts'
import { listedRoutes } from './listed-routes.ts'
import { seoRoutes } from './seo/seo.routes.ts'
import { TENANTS_CHANGED } from './tenants/tenant-directory.ts'
import { tenantConfigRoutes } from './tenants/tenant-config.routes.ts'
import type { Traffic } from './traffic/traffic.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'
import { vitalsRoutes } from './vitals/vitals.routes.ts'

interface Options {
  readonly services: Services
  readonly sessions: Sessions
  readonly releases: Releases
  readonly traffic: Traffic
  /** Drops this process's cache of tenants. */
  readonly forget: () => void
}

export const apiRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { services, sessions, releases, traffic, forget } = options
  const { database, storage, now } = services
  app.addHook('onSend', neverStored)
  const { registry, runningShell } = releases
  await app.register(fastifyRequestContext, { defaultStoreValues: ({ ip }) => ({ address: ip }) })
  app.addHook('onSend', auditExports(database))
  await app.register(registryRoutes, {
    ...releases,
    prefix: '/registry',
    database,
    shell: runningShell,
    now,
    visitorsPerNetwork: services.config.visitorsPerNetwork,
  })
  await app.register(currentReleasesRoutes, { registry, shell: runningShell, now })
  const isRemote = (id: string) => registry.current().remotes.has(id)
  await app.register(reportsRoutes, {
    reports: createReports({ database, now }),
    visits: createVisits({ ...services, registry, shell: runningShell }),
    isRemote,
  })
  await app.register(tenantConfigRoutes)
  await app.register(legalRoutes, services)
  await app.register(partnersRoutes, services)
  await app.register(blogRoutes, services)
  await app.register(locationsRoutes, { database })
  await app.register(resourcesRoutes, {
    resources: createResources({ database, apiBase: services.config.apiBase, workers: app.workers }),
    onMissing: (tenant, id) =>
      ownTicketDesk(services).notice(
        tenant,
        `Missing download: ${id}`,
        `Someone requested the free resource "${id}", but it does not exist. A page or an email may still link to it.`,
      ),
  })
  await app.register(tenantAdminRoutes, { database, now, storage, forget })
  await app.register(uploadsRoutes, { storage })
  await app.register(peopleRoutes, { services, sessions })
  await app.register(officeRoutes, { services, traffic })
  await app.register(seoRoutes, {
    ...{ database, now, forget },
    routesOf: listedRoutes(releases, now),
    channel: TENANTS_CHANGED,
  })
  await app.register(staffRoutes, { services })
  await app.register(vitalsRoutes, { services })
  await app.register(consultationsRoutes, { services })
  await app.register(ordersRoutes, {
    services,
    termsInForce: async (tx, tenantId, at) => (await currentLegalDocument(tx, tenantId, 'terms', at)).version,
  })
  await app.register(modulesRoutes)
  await app.register(lessonsRoutes, { services })
  await app.register(questionsRoutes, { services })
  await app.register(pastWritingRoutes, { services })
  await app.register(learningRoutes, { services })
}
