import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Finding, staticFindings } from '@platform/shared-contracts/conformance'
import { CONTRACT_VERSION } from '@platform/shared-contracts/rules'
import { API_FAULT_NAMES } from '../faults/api-faults.ts'
import { SHARED_PACKAGES } from '../shared-packages.ts'
import type { Build } from '../read-build.ts'
import type { ConformanceReport } from './conformance-report.ts'
import { checkPages, readyChild, type ReadyChild } from './page-checks.ts'
import type { PagePlan } from './page-plan.ts'
import { sizeNotes } from './size-notes.ts'

export interface ConformanceOptions {
  /** The remote's folder: its fake answers are in src/testing/answers.ts, if it has any. */
  readonly dir: string
  /** Also tries every page while its API misbehaves. */
  readonly withFaults: boolean
  /** How long one page may take. */
  readonly timeoutMs?: number
}

/** A build by other means than the kit's presets may have none. */
const NOT_RENDERED =
  "the build has no server bundle, so only browsers render its pages, search engines read less of them, and no page was checked here; the kit's presets build one"

interface Children {
  readonly server: ReadyChild
  readonly browser: ReadyChild
}

export interface Conformance {
  /** Everything that the platform asks of a built remote, tried out; once. */
  readonly run: (build: Build, wish: ConformanceOptions) => Promise<ConformanceReport>
  /** Also when there was no build to try. */
  readonly end: () => void
}

/** Has what is needed loaded in processes of their own, while a build is made or read. */
export function startConformance(): Conformance {
  const children: Children = { server: readyChild('server'), browser: readyChild('browser') }
  return {
    run: (build, wish) => runWith(children, build, wish),
    end: () => Object.values(children).forEach((child: ReadyChild) => void child.process.kill()),
  }
}

async function runWith(
  { server: renderer, browser }: Children,
  build: Build,
  { dir, withFaults, timeoutMs = 20_000 }: ConformanceOptions,
): Promise<ConformanceReport> {
  const { listing, server } = build.manifest
  const findings = findingsOf(build)
  const pages = listing.routes.length
  const file = build.files.find((one) => one.file === server)
  if (!file) return { findings, notes: [...sizeNotes(build), NOT_RENDERED], outcomes: [], pages }
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'))
  try {
    const bundle = join(folder, 'server.cjs')
    await writeFile(bundle, file.bytes)
    const answers = resolve(join(dir, 'src/testing/answers.ts'))
    const plan: Omit<PagePlan, 'kind' | 'skipped'> = {
      bundle,
      routes: listing.routes,
      remote: listing.id,
      answers: existsSync(answers) ? answers : null,
      timeoutMs,
      faults: withFaults ? API_FAULT_NAMES.filter((name) => name !== 'slow') : [],
    }
    const [rendered, mounted] = await Promise.all([
      checkPages({ ...plan, kind: 'server' }, renderer),
      checkPages({ ...plan, kind: 'browser' }, browser),
    ])
    return {
      findings: [...findings, ...rendered.findings, ...mounted.findings],
      notes: [...sizeNotes(build), ...catalogNotes(file.bytes)],
      outcomes: mounted.outcomes,
      pages,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What the server checks as well, with the same functions, on the files that it stored. */
function findingsOf({ manifest, files }: Build): readonly Finding[] {
  const checked = files.map(({ file, bytes, brotli }) => ({
    ...{ file, bytes },
    downloadBytes: (brotli ?? (file === manifest.entry ? brotliCompressSync(bytes) : bytes)).byteLength,
  }))
  return staticFindings(manifest, checked, { contract: CONTRACT_VERSION, packages: SHARED_PACKAGES })
}

function catalogNotes(bundle: Uint8Array): string[] {
  return /createCatalogs/.test(Buffer.from(bundle).toString('utf8'))
    ? []
    : ['no message catalog was found: text in the markup cannot be translated']
}
