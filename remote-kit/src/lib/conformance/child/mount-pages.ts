import { pathToFileURL } from 'node:url'
import { TRANSLATIONS } from '@platform/shared-contracts/rules'
import { addressOf, type PagePlan, personFor } from '../page-plan.ts'
import { installBrowser } from './browser-globals.ts'
import { leaks, findEndlessTimers } from './leaks.ts'
import type { Mounted, Visit } from './mount-once.ts'
import { messageOf, reportToParent, reportFinding, runOnce } from './report-to-parent.ts'
import { watchTraces } from './traces.ts'

/*
 * Mounts every page in a window without a screen, twice as in the shell's StrictMode, and unmounts it. React is loaded
 * after the window exists and its timers are watched. Findings are reported after the last page, because some effects
 * show up late.
 */

interface VisitResult extends Mounted {
  readonly page: string
  readonly fault: Visit['fault']
}

/** What this process is doing now, for the parent's report if it hangs. */
let at = { page: '', what: 'is imported' }

function goTo(page: string, what: string): void {
  at = { page, what }
  reportToParent({ type: 'page', ...at })
}

async function prepare() {
  const dom = installBrowser()
  const traces = watchTraces(dom, (page, run) => {
    reportToParent({ type: 'page', page, what: 'runs code after unmounting' })
    run()
    reportToParent({ type: 'page', ...at })
  })
  const [{ evaluate, sharedModules }, { mountOnce, warmUp }] = await Promise.all([
    import('./shared-modules.ts'),
    import('./mount-once.ts'),
  ])
  const shared = await sharedModules()
  await warmUp(dom, traces)
  return { dom, traces, mountOnce, evaluate: (file: string) => evaluate(file, shared) }
}

runOnce(prepare, async (plan, { dom, traces, mountOnce, evaluate }) => {
  const remote = await traces.visit('', async (ledger) => {
    const made = evaluate(plan.bundle)
    for (const language of TRANSLATIONS)
      await Promise.resolve(made?.loadMessages?.(language)).catch((error: unknown) =>
        reportFinding({ check: 'language', message: messageOf(error) }),
      )
    return { made, faults: ledger.faults }
  })
  if (!remote.made) return
  const answers = plan.answers ? await answersOf(plan.answers) : {}
  const tried: VisitResult[] = []
  for (const { path, address, person, fault } of visitsOf(plan)) {
    goTo(path, fault ? `is mounted while its API is ${fault}` : 'is mounted')
    const visit = { dom, traces, remote: remote.made, answers, path, address, person, fault }
    const mounted = await mountOnce(visit)
    if (fault) reportToParent({ type: 'outcome', outcome: { page: path, fault, shown: mounted.shown } })
    tried.push({ page: path, fault, ...mounted })
  }
  const endless = await findEndlessTimers(tried.map(({ ledger }) => ledger))
  for (const message of new Set(remote.faults)) reportFinding({ check: 'throws', message })
  for (const one of tried) reportVisit(one, endless.has(one.ledger))
})

function visitsOf({ routes, skipped, faults }: PagePlan) {
  return routes
    .filter(({ path }) => !skipped.includes(path))
    .flatMap((route) =>
      [null, ...faults].map((fault) => ({
        path: route.path,
        address: addressOf(route),
        person: personFor(route),
        fault,
      })),
    )
}

function reportVisit({ page, fault, ledger, looks, remains }: VisitResult, hasEndlessTimers: boolean): void {
  const { faults, logged } = ledger
  const prefix = fault ? `while its API is ${fault}: ` : ''
  for (const message of new Set(faults)) reportFinding({ check: 'throws', page, message: prefix + message })
  // With an injected API failure, only what the user sees counts.
  if (fault) return
  for (const message of new Set(logged)) reportFinding({ check: 'console', page, message })
  for (const look of looks) reportFinding({ ...look, page })
  for (const message of leaks({ remains, ledger, hasEndlessTimers }))
    reportFinding({ check: 'leak', page, message })
}

async function answersOf(file: string): Promise<NonNullable<Visit['answers']>> {
  const module = (await import(pathToFileURL(file).href)) as { answers?: Visit['answers'] }
  return module.answers ?? {}
}
