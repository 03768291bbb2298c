import { DEFAULT_LANGUAGE } from '@platform/shared-contracts/rules'
import type { FastifyInstance } from 'fastify'
import { toRuntimeConfig } from './app/runtime-config.ts'
import type { TenantDirectory } from './app/request-context.ts'
import type { Services } from './app/services.ts'
import { htmlRoutes } from './html/html.routes.ts'
import { Pages } from './html/pages.ts'
import type { Releases } from './open-releases.ts'
import { openRendering } from './open-rendering.ts'
import { serviceWorkerRoutes } from './html/service-worker.routes.ts'
import { siteMapRoutes } from './html/site-map.routes.ts'
import { publicAnswers } from './lib/rendering/public-answers.ts'
import { releaseFilesRoutes } from './release-files/release-files.routes.ts'

/** What the browser loads: files of releases, the shell's, and the pages. Last, because pages answer what nobody else does. */
export async function releaseRoutes(
  app: FastifyInstance,
  services: Services,
  releases: Releases,
  tenants: TenantDirectory,
) {
  const { config, storage, log, now } = services
  const { registry, overrides, shell, sandbox } = releases
  await app.register(releaseFilesRoutes, { registry, storage, shell, log })
  if (!shell && !config.development?.shell) return
  const runtime = toRuntimeConfig(config)
  const rendering = shell?.server ? await openRendering(app, services, { registry, shell, sandbox }) : null
  const answers = publicAnswers(app)
  const pages = new Pages({ registry, shell, config: runtime, now, rendering, answers })
  if (rendering) app.addHook('onReady', () => warm(pages, tenants))
  await app.register(serviceWorkerRoutes, { storage, shell, isOn: runtime.serviceWorker })
  if (shell) await app.register(siteMapRoutes, { pages, answers })
  await app.register(htmlRoutes, { pages, overrides, development: config.development })
}

const WARM_LIMIT_MS = 5_000
const HOME = { protocol: 'http:', host: 'localhost', pathname: '/' }

/** The server is ready once its first page is, or nearly: a thread that does not start must not keep it from serving. */
async function warm(pages: Pages, tenants: TenantDirectory): Promise<void> {
  const tenant = await tenants.resolve(HOME.host)
  if (!tenant) return
  const threads = pages.warm({
    tenant,
    language: DEFAULT_LANGUAGE,
    address: HOME,
    search: '',
    stickyId: null,
  })
  await Promise.race([threads, new Promise((resolve) => setTimeout(resolve, WARM_LIMIT_MS).unref())])
}
