import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ChildMessage } from './child/report-to-parent.ts'
import type { Finding } from '@platform/shared-contracts/conformance'
import type { Outcome } from './conformance-report.ts'
import type { PagePlan } from './page-plan.ts'

/** Time until the first page: React, a window and the remote itself are loaded first. */
const START_MS = 60_000
/** React and a window are compiled only once per machine for all runs. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache')
const EXTENSION = extname(fileURLToPath(import.meta.url))
const CHILD = { server: 'render-pages', browser: 'mount-pages' } as const

export interface PageResults {
  readonly findings: readonly Finding[]
  readonly outcomes: readonly Outcome[]
}

/** A child process that loads its dependencies in advance and waits for its plan. */
export interface ReadyChild {
  readonly process: ChildProcess
  readonly said: () => string
  readonly ended: Promise<NodeJS.Signals | null>
}

export function readyChild(kind: PagePlan['kind']): ReadyChild {
  const child = fork(fileURLToPath(new URL(`./child/${CHILD[kind]}${EXTENSION}`, import.meta.url)), [], {
    env: { NODE_COMPILE_CACHE, ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.on('close', (_, signal) => resolve(signal)),
  )
  return { process: child, said: () => said, ended }
}

/**
 * Tests the pages in a separate process. A page that hangs or ends the process is skipped, and the others run in a new
 * process. That includes the earlier ones, because their late effects were not known yet.
 */
export async function checkPages(
  plan: Omit<PagePlan, 'skipped'>,
  ready: ReadyChild = readyChild(plan.kind),
): Promise<PageResults> {
  const ends: Finding[] = []
  let child = ready
  for (;;) {
    const skipped = ends.flatMap(({ page }) => page ?? [])
    const { end, findings, outcomes } = await runChild(child, { ...plan, skipped })
    if (end) ends.push(end)
    if (!end?.page || skipped.includes(end.page))
      return { findings: asListed(plan, [...ends, ...findings]), outcomes }
    child = readyChild(plan.kind)
  }
}

function asListed({ routes }: Pick<PagePlan, 'routes'>, findings: readonly Finding[]): readonly Finding[] {
  const paths = routes.map(({ path }) => path)
  // First the findings about the whole remote, last those about unlisted paths.
  const placeOf = ({ page }: Finding) =>
    page === undefined ? -1 : paths.includes(page) ? paths.indexOf(page) : paths.length
  return findings.toSorted((one, other) => placeOf(one) - placeOf(other))
}

interface Run extends PageResults {
  /** `null` if the process finished; otherwise what the page did that it was testing. */
  readonly end: Finding | null
}

async function runChild({ process, said, ended }: ReadyChild, plan: PagePlan): Promise<Run> {
  const findings: Finding[] = []
  const outcomes: Outcome[] = []
  let at: { page?: string; what: string } = { what: 'is imported' }
  let isDone = false
  const guard = (ms: number) => setTimeout(() => process.kill('SIGKILL'), ms)
  let watchdog = guard(START_MS)
  process.on('message', (message: ChildMessage) => {
    clearTimeout(watchdog)
    watchdog = guard(plan.timeoutMs)
    if (message.type === 'page')
      at = { what: message.what, ...(message.page === '' ? {} : { page: message.page }) }
    else if (message.type === 'finding') findings.push(message.finding)
    else if (message.type === 'outcome') outcomes.push(message.outcome)
    else isDone = true
  })
  // If the process has already ended, the code below handles it.
  process.send(plan, () => undefined)
  const signal = await ended
  clearTimeout(watchdog)
  return isDone
    ? { end: null, findings, outcomes }
    : { end: endOf(at, signal, said(), plan.timeoutMs), findings: [], outcomes: [] }
}

function endOf(
  at: { readonly page?: string; readonly what: string },
  signal: NodeJS.Signals | null,
  complaint: string,
  timeoutMs: number,
): Finding {
  const how = signal === 'SIGKILL' ? `did not finish within ${timeoutMs / 1000} s` : 'ended the whole process'
  const said = complaint.split('\n').find((line) => /error/i.test(line))
  const { what, ...page } = at
  return {
    check: 'throws',
    ...page,
    message: `${how} while it ${what}${said ? `: ${said.trim()}` : ''}`,
  }
}
