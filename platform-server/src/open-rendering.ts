import type { ShellManifest } from '@platform/shared-contracts/http'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Services } from './app/services.ts'
import type { Rendering } from './html/page-maker.ts'
import { watchDataChanges } from './lib/rendering/data-changes.ts'
import { PageRenderer, type RenderReport } from './lib/rendering/page-renderer.ts'
import { publicAnswers } from './lib/rendering/public-answers.ts'
import type { ReleaseRegistry } from './lib/registry/registry.ts'
import { readFile } from './lib/release-files/release-store.ts'
import type { Sandbox } from './lib/sandbox/sandbox.ts'
import { createReports } from './reports/reports.ts'

/** For the releases that run now or ran recently. */
const CACHED_SHEETS = 500

interface Rendered {
  readonly registry: ReleaseRegistry
  readonly shell: ShellManifest
  readonly sandbox: Sandbox
}

/** Everything that turns a release's server bundle into pages. */
export async function openRendering(
  app: FastifyInstance,
  { storage, database, log, now }: Services,
  { registry, shell, sandbox }: Rendered,
): Promise<Rendering> {
  const reports = createReports({ database, now })
  const report = ({ tenant, remote, release, path, message }: RenderReport): void => {
    reports
      .addFailure(tenant.id, { remote, version: release, phase: 'render', message, path: path.slice(0, 300) })
      .catch((error: unknown) => log.error({ err: error }, 'a fault of rendering could not be reported'))
  }
  const answers = publicAnswers(app)
  const renderer = new PageRenderer({ registry, storage, shell, log, answers, sandbox, report })
  // The address is the key: /shell/ and /releases/ are stored as they are served.
  const sheets = new LRUCache<string, string>({
    max: CACHED_SHEETS,
    ignoreFetchAbort: true,
    fetchMethod: async (url) => (await readFile(storage, url.slice(1)))?.toString('utf8') ?? '',
  })
  return {
    renderer,
    answers,
    changes: await watchDataChanges(app, { database, log }),
    stylesheet: (url) => sheets.forceFetch(url),
  }
}
