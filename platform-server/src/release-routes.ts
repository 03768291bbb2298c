import type { FastifyInstance } from 'fastify'
import type { Services } from './app/services.ts'
import { htmlRoutes } from './html/html.routes.ts'
import { Pages } from './html/pages.ts'
import type { Releases } from './open-releases.ts'
import { releaseFilesRoutes } from './release-files/release-files.routes.ts'

/** What the browser loads: files of releases, the shell's, and the pages. Last, because pages answer what nobody else does. */
export async function releaseRoutes(
  app: FastifyInstance,
  { config, storage, log, now }: Services,
  releases: Releases,
) {
  const { registry, overrides, shell } = releases
  await app.register(releaseFilesRoutes, { registry, storage, shell, log })
  if (!shell && !config.development?.shell) return
  const { apiBase, sessionBase, trainingHost, secondHost } = config
  const runtime = { apiBase, sessionBase, trainingHost, secondHost }
  const pages = new Pages({ registry, shell, config: runtime, now })
  await app.register(htmlRoutes, { pages, overrides, development: config.development })
}
