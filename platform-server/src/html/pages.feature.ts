import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { FastifyInstance } from 'fastify'
import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { TenantDirectory } from '../app/request-context.ts'
import { toRuntimeConfig } from '../app/config/runtime-config.ts'
import type { Services } from '../app/services.ts'
import { listedRoutes } from '../domain/releases/listed-routes.ts'
import type { Releases } from '../domain/releases/open-releases.ts'
import { shareAddresses } from '../domain/brand-picture/share-address.ts'
import type { Rendering } from '../domain/rendering/open-rendering.ts'
import type { PublicAnswers } from '../domain/rendering/public-answers.ts'
import { type FirstPage, renderFirstPages } from './first-pages.ts'
import { htmlRoutes } from './html.routes.ts'
import { Pages } from './pages.ts'
import { serviceWorkerRoutes } from './service-worker.routes.ts'
import { siteMapRoutes } from './site-map/site-map.routes.ts'

interface Options {
  readonly services: Services
  readonly releases: Releases
  readonly tenants: TenantDirectory
  readonly answers: PublicAnswers
  /** `null`: browsers render all pages. */
  readonly rendering: Rendering | null
  readonly firstPagesLimitMs?: number | undefined
}

/** The shell's files and the pages. They answer every path that no other feature has. */
export const pagesFeature = feature<Options>(
  'pages',
  { needs: ['request-context', 'health'] },
  async (app, { services, releases, tenants, answers, rendering, firstPagesLimitMs }) => {
    const { config, storage, keys, log, now } = services
    const { registry, overrides, shell } = releases
    if (!shell && !config.development?.shell) return
    const runtime = toRuntimeConfig(config)
    const { packageHost } = config
    const share = shareAddresses(keys)
    const pages = new Pages({ registry, shell, config: runtime, packageHost, now, rendering, share, answers })
    if (rendering) openPages(app, pages, tenants, { log, limitMs: firstPagesLimitMs })
    await addRoutes(app, serviceWorkerRoutes, { storage, shell, isOn: runtime.serviceWorker })
    if (shell) await addRoutes(app, siteMapRoutes, { pages, answers })
    const routesOf = listedRoutes(releases, now)
    await addRoutes(app, htmlRoutes, { pages, overrides, routesOf, development: config.development })
  },
)

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
  return pages.firstPages({ tenant, language: SOURCE_LANGUAGE, address: HOME, search: '', stickyId: null })
}
