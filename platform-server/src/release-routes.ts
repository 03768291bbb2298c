import { DEFAULT_LANGUAGE } from '@platform/shared-contracts/rules'
import type { FastifyInstance } from 'fastify'
import { toRuntimeConfig } from './app/runtime-config.ts'
import type { TenantDirectory } from './app/request-context.ts'
import type { Services } from './app/services.ts'
import { type FirstPage, renderFirstPages } from './html/first-pages.ts'
import { htmlRoutes } from './html/html.routes.ts'
import { Pages } from './html/pages.ts'
import type { Releases } from './open-releases.ts'
import { openRendering } from './open-rendering.ts'
import { serviceWorkerRoutes } from './html/service-worker.routes.ts'
import { siteMapRoutes } from './html/site-map.routes.ts'
import { publicAnswers } from './lib/rendering/public-answers.ts'
import { releaseFilesRoutes } from './release-files/release-files.routes.ts'

interface Options {
  readonly tenants: TenantDirectory
  readonly firstPagesLimitMs?: number | undefined
}

/**
 * What the browser loads: files of releases, the shell's files, and the pages. Registered last, because pages answer
 * every path that is left.
 */
export async function releaseRoutes(
  app: FastifyInstance,
  services: Services,
  releases: Releases,
  { tenants, firstPagesLimitMs }: Options,
) {
  const { config, storage, log, now } = services
  const { registry, overrides, shell, sandbox } = releases
  await app.register(releaseFilesRoutes, { registry, storage, shell, log })
  if (!shell && !config.development?.shell) return
  const runtime = toRuntimeConfig(config)
  const rendering = shell?.server ? await openRendering(app, services, { registry, shell, sandbox }) : null
  const answers = publicAnswers(app)
  const pages = new Pages({ registry, shell, config: runtime, now, rendering, answers })
  if (rendering) openPages(app, pages, tenants, { log, limitMs: firstPagesLimitMs })
  await app.register(serviceWorkerRoutes, { storage, shell, isOn: runtime.serviceWorker })
  if (shell) await app.register(siteMapRoutes, { pages, answers })
  await app.register(htmlRoutes, { pages, overrides, development: config.development })
}

const HOME = { protocol: 'http:', host: 'localhost', pathname: '/' }

/** The server listens while it renders its first pages, so that probes and API calls work; it is ready after them. */
function openPages(
  app: FastifyInstance,
  pages: Pages,
  tenants: TenantDirectory,
  options: Pick<Services, 'log'> & { readonly limitMs?: number | undefined },
): void {
  const setReady = app.holdReady('The first pages are still being rendered.')
  app.addHook('onReady', (done) => {
    const opened = listFirstPages(pages, tenants).then((first) =>
      renderFirstPages(first, { ...options, isClosing: app.isDraining }),
    )
    const logged = opened.catch((err: unknown) =>
      options.log.error({ err }, 'the first pages could not be rendered on the server'),
    )
    pages.openAfter(logged)
    void logged.finally(setReady)
    done()
  })
}

async function listFirstPages(pages: Pages, tenants: TenantDirectory): Promise<readonly FirstPage[]> {
  const tenant = await tenants.resolve(HOME.host)
  if (!tenant) return []
  return pages.firstPages({ tenant, language: DEFAULT_LANGUAGE, address: HOME, search: '', stickyId: null })
}
