import { pathToFileURL } from 'node:url'
import { addressOf, personFor } from '../page-plan.ts'
import { installBrowser } from './browser-globals.ts'
import { messageOf, tell, tellFinding, work } from './tell.ts'
import { watchTraces } from './traces.ts'

/*
 * In a window without a screen: every page is mounted as the shell does it, twice over (StrictMode), and taken away
 * again. React is loaded after the window is there.
 */

work(async (plan) => {
  const dom = installBrowser()
  const { evaluate, lentModules } = await import('./lent.ts')
  const { mountOnce, warmUp } = await import('./mount-once.ts')
  const lent = await lentModules()
  await warmUp(dom)
  const traces = watchTraces(dom)
  const answers = plan.answers ? await answersOf(plan.answers) : {}
  const remote = evaluate(plan.bundle, lent)
  if (!remote) return
  await Promise.resolve(remote.speak?.('es')).catch((error: unknown) =>
    tellFinding({ check: 'language', message: messageOf(error) }),
  )
  for (const route of plan.routes) {
    const page = route.path
    const visit = {
      dom,
      remote,
      traces,
      path: page,
      address: addressOf(route),
      person: personFor(route),
      answers,
    }
    tell({ type: 'page', page, what: 'is mounted' })
    const { findings } = await mountOnce({ ...visit, fault: null })
    for (const finding of findings) tellFinding({ ...finding, page })
    for (const fault of plan.faults) {
      tell({ type: 'page', page, what: `is mounted while its API is ${fault}` })
      const tried = await mountOnce({ ...visit, fault })
      tell({ type: 'outcome', outcome: { page, fault, shown: tried.shown } })
      for (const { check, message } of tried.findings.filter((one) => one.check === 'throws'))
        tellFinding({ check, page, message: `while its API is ${fault}: ${message}` })
    }
  }
})

async function answersOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  const module = (await import(pathToFileURL(file).href)) as { answers?: Readonly<Record<string, unknown>> }
  return module.answers ?? {}
}
