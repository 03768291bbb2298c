import { fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ChildWord } from './child/tell.ts'
import type { Finding, Outcome } from './finding.ts'
import type { PagePlan } from './page-plan.ts'

/** Until the first page: React, a window and the remote itself are loaded. */
const START_MS = 60_000
const EXTENSION = extname(fileURLToPath(import.meta.url))
const CHILD = { server: 'render-pages', browser: 'mount-pages' } as const

export interface PageResults {
  readonly findings: readonly Finding[]
  readonly outcomes: readonly Outcome[]
}

/**
 * Tries the pages in a process of their own. One that hangs or ends it costs itself: the rest goes on in a new one.
 */
export async function checkPages(plan: PagePlan): Promise<PageResults> {
  const findings: Finding[] = []
  const outcomes: Outcome[] = []
  let routes = plan.routes
  while (routes.length > 0) {
    const end = await runChild({ ...plan, routes }, findings, outcomes)
    if (end === null) break
    findings.push(end)
    const at = routes.findIndex(({ path }) => path === end.page)
    routes = at < 0 ? [] : routes.slice(at + 1)
  }
  return { findings, outcomes }
}

/** `null` when it came to its end, else what the page that it was at has done. */
function runChild(plan: PagePlan, findings: Finding[], outcomes: Outcome[]): Promise<Finding | null> {
  const child = fork(fileURLToPath(new URL(`./child/${CHILD[plan.kind]}${EXTENSION}`, import.meta.url)), [], {
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let at: { page?: string; what: string } = { what: 'is imported' }
  let isDone = false
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')))
  return new Promise((resolve) => {
    let watchdog = setTimeout(() => child.kill('SIGKILL'), START_MS)
    child.on('message', (word: ChildWord) => {
      clearTimeout(watchdog)
      watchdog = setTimeout(() => child.kill('SIGKILL'), plan.patienceMs)
      if (word.type === 'page') at = { page: word.page, what: word.what }
      else if (word.type === 'finding') findings.push(word.finding)
      else if (word.type === 'outcome') outcomes.push(word.outcome)
      else isDone = true
    })
    child.on('exit', (_, signal) => {
      clearTimeout(watchdog)
      if (isDone) return resolve(null)
      const how =
        signal === 'SIGKILL'
          ? `did not come to an end within ${plan.patienceMs / 1000} s`
          : 'ended the whole process'
      const said = complaint.split('\n').find((line) => /error/i.test(line))
      resolve({
        check: 'throws',
        ...at,
        message: `${how} while it ${at.what}${said ? `: ${said.trim()}` : ''}`,
      })
    })
    child.send(plan)
  })
}
