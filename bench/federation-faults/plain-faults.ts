import type { Page } from '@playwright/test'
import type { FaultName } from './fault-names.ts'
import type { PlainSite } from './plain-site.ts'
import {
  withInjectedCode,
  goesOn,
  harmOn,
  htmlPage,
  notFound,
  restyled,
  serverError,
  settled,
  type Observation,
  SLOW,
  visibleText,
} from './observation.ts'

interface Visit {
  readonly page: Page
  readonly site: PlainSite
}

type Play = (visit: Visit) => Promise<Partial<Observation> | void>

const open = async ({ page, site }: Visit, path: string): Promise<void> => {
  await page.goto(site.shell.url + path, { waitUntil: 'commit' })
  await settled(page)
}

const breaks =
  (pattern: RegExp, fault: Parameters<PlainSite['learn']['break']>[1], path = '/learn'): Play =>
  async (visit) => {
    visit.site.learn.break(pattern, fault)
    await open(visit, path)
  }

const opens =
  (path: string): Play =>
  (visit) =>
    open(visit, path)

const PLAYS: Readonly<Record<FaultName, Play>> = {
  missing: breaks(/./, notFound),
  offline: breaks(/./, 'cut'),
  slow: breaks(/remoteEntry/, SLOW),
  slowElsewhere: breaks(/remoteEntry/, SLOW, '/'),
  serverError: breaks(/./, serverError),
  html: breaks(/./, htmlPage),
  import: opens('/rogue-import'),
  mount: opens('/rogue-mount'),
  render: async (visit) => {
    await open(visit, '/rogue-render')
    await visit.page.getByRole('button', { name: 'Break' }).click()
    await settled(visit.page)
  },
  effect: opens('/rogue-effect'),
  leak: async (visit) => {
    await open(visit, '/rogue-leak')
    await visit.page.getByRole('link', { name: 'News' }).click()
    await settled(visit.page)
    return { sees: `after leaving its page: ${await visibleText(visit.page)}` }
  },
  taken: async (visit) => {
    await open(visit, '/learn?taken')
    return {
      sees: `the first of the two in the shell's list, without a report: ${await visibleText(visit.page)}`,
    }
  },
  entry: breaks(/remoteEntry/, withInjectedCode),
  chunk: breaks(/__federation_expose_App.*\.js/, withInjectedCode),
  lazy: async (visit) => {
    visit.site.learn.break(/details.*\.js/, withInjectedCode)
    await open(visit, '/learn')
    await visit.page.getByRole('button', { name: 'Details' }).click()
    await settled(visit.page)
  },
  style: breaks(/\.css/, restyled),
  unknown: async (visit) => {
    await open(visit, '/news')
    return { harm: await injected(visit.page, `${visit.site.learn.url}/evil.js`) }
  },
  replaced: async (visit) => {
    await open(visit, '/learn')
    visit.site.replaceLearn()
    await visit.page.getByRole('button', { name: 'Details' }).click()
    await settled(visit.page)
  },
}

/** What the user sees, whether the rest of the site still works, and what ran that should not have. */
export async function runPlainFault(name: FaultName, page: Page, site: PlainSite): Promise<Observation> {
  const visit = { page, site }
  site.learn.break(/evil\.js/, () => ({ type: 'text/javascript', body: 'globalThis.tampered = true' }))
  const observed = await PLAYS[name](visit)
  const sees = await visibleText(page)
  const harm = await harmOn(page)
  const rest = await goesOn(
    page,
    () => page.getByRole('link', { name: 'News' }).click({ timeout: 3_000 }),
    () => page.getByRole('heading', { name: 'News of today' }).waitFor({ timeout: 5_000 }),
    async () => void (await page.goto(`${site.shell.url}/news`, { waitUntil: 'commit' })),
  )
  // Plain federation does not report errors anywhere.
  return { sees, goesOn: rest, isReported: false, ...(harm ? { harm } : {}), ...observed }
}

/** Adds a script to the page that is not part of any release. */
export async function injected(page: Page, url: string): Promise<string> {
  await page.evaluate(
    (src) =>
      new Promise<void>((resolve) => {
        const script = Object.assign(document.createElement('script'), { src })
        script.onload = script.onerror = () => resolve()
        document.head.appendChild(script)
      }),
    url,
  )
  return (await page.evaluate(() => 'tampered' in globalThis)) ? 'the unknown script runs' : ''
}
