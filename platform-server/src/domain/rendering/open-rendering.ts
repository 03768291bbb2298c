import type { ShellManifest } from '@platform/shared-contracts/http'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Services } from '../../app/services.ts'
import type { ReleaseRegistry } from '../../lib/registry/registry.ts'
import { readFile } from '../../lib/release-files/release-store.ts'
import type { Sandbox } from '../../lib/sandbox/sandbox.ts'
import type { Reports } from '../failure-reports/failure-reports.ts'
import { watchDataChanges, type DataChanges } from './data-changes.ts'
import { PageRenderer, type RenderReport } from './page-renderer.ts'
import type { PublicAnswers } from './public-answers.ts'

/** For the releases that run now or ran recently. */
const CACHED_SHEETS = 500

export interface Rendering {
  readonly renderer: PageRenderer
  readonly answers: PublicAnswers
  readonly changes: DataChanges
  /** A stylesheet's text by its address. */
  readonly stylesheet: (url: string) => Promise<string>
}

interface Parts {
  readonly services: Pick<Services, 'storage' | 'database' | 'log'>
  readonly releases: {
    readonly registry: ReleaseRegistry
    readonly shell: ShellManifest | null
    readonly sandbox: Sandbox
  }
  readonly reports: Reports
  readonly answers: PublicAnswers
}

/**
 * Everything that turns a release's server bundle into pages; `null` without a shell that renders on the server. `app` is
 * the root: a change through any route counts.
 */
export async function openRendering(
  app: FastifyInstance,
  { services: { storage, database, log }, releases, reports, answers }: Parts,
): Promise<Rendering | null> {
  const { registry, shell, sandbox } = releases
  if (!shell?.server) return null
  const report = ({ tenant, remote, release, path, message }: RenderReport): void => {
    reports
      .addFailure(tenant.id, { remote, version: release, phase: 'render', message, path: path.slice(0, 300) })
      .catch((error: unknown) => log.error({ err: error }, 'a rendering error could not be reported'))
  }
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
