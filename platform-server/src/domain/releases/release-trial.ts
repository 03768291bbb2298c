import type {
  InlinedAnswers,
  ReleaseManifest,
  RuntimeConfig,
  ShellManifest,
} from '@platform/shared-contracts/http'
import { ONCALL_TENANT, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { ProblemError } from '../../lib/problem.ts'
import { bootRelease } from '../../lib/registry/boot-release.ts'
import { questionOf, type RequestedPage } from '../rendering/question.ts'
import { readSource, shellSource } from '../rendering/release-bundle.ts'
import { releaseKey } from '../../lib/release-files/release-store.ts'
import { RenderFault } from '../../lib/sandbox/render-fault.ts'
import { releaseBundle, type ReleaseBundle, type Sandbox } from '../../lib/sandbox/sandbox.ts'
import type { FileStorage } from '../../lib/storage/file-storage.ts'
import { routeMismatches } from './route-mismatches.ts'

/** More than a visitor would wait: a busy machine must not refuse a sound build. */
const PAGE_LIMIT_MS = 3_000
const TRIAL_LIMIT_MS = 20_000
const MAX_ROUNDS = 4
const MAX_FAULTS = 5
/** For a parameter of a path, as a visitor may write it. */
const EXAMPLE = 'example'

interface Options {
  readonly sandbox: Sandbox
  readonly storage: FileStorage
  /** `null` or without a server bundle: nothing is rendered here, so there is nothing to try. */
  readonly shell: ShellManifest | null
  readonly config: RuntimeConfig
}

/**
 * Runs a stored release as visitors would, in the sandbox: its server bundle starts, and each of its public pages is
 * rendered for an API that has nothing (404). Returns what went wrong, a sentence each.
 * Errors: ProblemError 503 while it cannot be tried.
 */
export type ReleaseTrial = (manifest: ReleaseManifest, ref: string) => Promise<readonly string[]>

export function createReleaseTrial({ sandbox, storage, shell, config }: Options): ReleaseTrial {
  return async (manifest, ref) => {
    const { listing, server, assets } = manifest
    const shellText = shell && (await shellSource(storage, shell))
    if (!shell || !shellText || !server) return []
    const { id, routes } = listing
    const source = await readSource(storage, { key: releaseKey(id, ref, server), file: server, assets })
    const release = bootRelease({ ref, manifest }, id, null)
    const remote = { source, name: `${id} ${ref}`, base: `/releases/${id}/${ref}/` }
    const bundle = releaseBundle(shellText, remote)
    const boot = {
      ...{ contract: shell.contract, tenant: ONCALL_TENANT, config, shell: { base: '/shell/', assets: {} } },
      remotes: [{ id, listing, release, why: [] }],
    }
    const page = { boot, language: SOURCE_LANGUAGE, host: 'localhost', remote: id } as const
    const paths = routes.filter(({ access }) => !access).map(({ path }) => path)
    const question = questionOf({ ...page, url: '/', route: '/' }, {})
    const faults = await faultsOf(paths, (path) =>
      tryPage(sandbox, bundle, { ...page, url: exampleOf(path), route: path }),
    )
    return faults.length > 0
      ? faults
      : answered(() => routeMismatches(sandbox, { shell: shellText, remote, routes, question }))
  }
}

/** One after the other, until there are enough faults to report, or no time is left. */
async function faultsOf(
  paths: readonly string[],
  attempt: (path: string) => Promise<RenderFault | null>,
): Promise<readonly string[]> {
  const deadline = Date.now() + TRIAL_LIMIT_MS
  const faults: string[] = []
  for (const path of paths) {
    if (Date.now() > deadline)
      return [...faults, `its public pages take longer than ${TRIAL_LIMIT_MS / 1000} s`]
    const fault = await attempt(path)
    if (fault?.kind === 'boot') return [sentenceOf(fault)]
    if (fault) faults.push(`${path}: ${sentenceOf(fault)}`)
    if (faults.length === MAX_FAULTS) break
  }
  return faults
}

async function tryPage(
  sandbox: Sandbox,
  bundle: ReleaseBundle,
  page: RequestedPage,
): Promise<RenderFault | null> {
  try {
    let answers: InlinedAnswers = {}
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const rendering = await sandbox.render(bundle, questionOf(page, answers), { limitMs: PAGE_LIMIT_MS })
      if (rendering.kind === 'page') return null
      answers = { ...answers, ...nothingAt(rendering.paths) }
    }
    return new RenderFault('threw', 'it keeps requesting more data')
  } catch (error) {
    return faultOf(error)
  }
}

async function answered(attempt: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await attempt()
  } catch (error) {
    return [sentenceOf(faultOf(error))]
  }
}

/** What the build did wrong. Throws errors that are not the build's fault. */
function faultOf(error: unknown): RenderFault {
  if (!(error instanceof RenderFault)) throw error
  if (error.kind === 'busy' || error.kind === 'unreachable')
    throw new ProblemError(503, 'release-check', { values: { reason: error.message } })
  return error
}

function nothingAt(paths: readonly string[]): InlinedAnswers {
  const nothing = { status: 404, body: { message: 'There is nothing here.' } }
  return Object.fromEntries(paths.map((path) => [path, nothing]))
}

function exampleOf(path: string): string {
  return path.replace(/:[^/]+/g, EXAMPLE)
}

const WHAT: Readonly<Record<RenderFault['kind'], string>> = {
  boot: 'the server bundle does not start',
  threw: 'the page throws while it renders on the server',
  late: `the page does not finish within ${PAGE_LIMIT_MS / 1000} s`,
  crash: 'the page crashes the process that renders it',
  busy: 'the page was not checked',
  unreachable: 'the page was not checked',
}

function sentenceOf({ kind, message }: RenderFault): string {
  const [reason = ''] = message.split('\n')
  return `${WHAT[kind]} (${reason.slice(0, 300)})`
}
