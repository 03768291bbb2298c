import type { Page } from '@playwright/test'
import type { Fault } from '../../e2e/fixtures/faulty-network.ts'
import type { FaultName } from './fault-names.ts'
import type { FaultPlatform } from './start-fault-platform.ts'
import { injected } from './plain-faults.ts'
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
  readonly stand: FaultPlatform
}

type Play = (visit: Visit) => Promise<Partial<Observation> | void>

const PAGE = '/learn-more'
const FILES = '^/releases/stand/.*'

const open = async ({ page, stand }: Visit, path: string): Promise<void> => {
  await page.goto(stand.network.url + path, { waitUntil: 'commit' })
  await settled(page)
}

const breaks =
  (files: string, fault: Fault, path = PAGE): Play =>
  async (visit) => {
    visit.stand.network.break(new RegExp(FILES + files), fault)
    await open(visit, path)
  }

const opens =
  (path: string): Play =>
  (visit) =>
    open(visit, path)

const PLAYS: Readonly<Record<FaultName, Play>> = {
  missing: breaks('', notFound),
  offline: breaks('', 'cut'),
  slow: breaks('remoteEntry', SLOW),
  slowElsewhere: breaks('remoteEntry', SLOW, '/'),
  serverError: breaks('', serverError),
  html: breaks('', htmlPage),
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
    await toNews(visit.page)
    await settled(visit.page)
    return { sees: `after leaving its page: ${await visibleText(visit.page)}` }
  },
  taken: async (visit) => {
    const said = await visit.stand.deployConflictingRoute()
    await open(visit, '/progress')
    return { sees: `the deploy is refused: "${said}" The existing page: ${await visibleText(visit.page)}` }
  },
  entry: breaks('remoteEntry', withInjectedCode),
  chunk: breaks('/app[.].*[.]js', withInjectedCode),
  lazy: async (visit) => {
    visit.stand.network.break(new RegExp(`${FILES}/details[.].*[.]js`), withInjectedCode)
    await open(visit, PAGE)
    await openDetails(visit.page)
  },
  style: breaks('[.]css', restyled),
  unknown: async (visit) => {
    await open(visit, '/')
    const harm = await injected(visit.page, '/releases/stand/9.9.9-000000000000/evil.js')
    const isRequested = visit.stand.network.requestedPaths().some((path) => path.includes('evil.js'))
    if (harm || isRequested) return { harm: harm || 'the unknown script is fetched' }
    return { sees: 'the page, unchanged; the script is not even requested' }
  },
  replaced: async (visit) => {
    await open(visit, PAGE)
    await visit.stand.replace()
    await openDetails(visit.page)
  },
}

/** What the person sees, what of the rest works, and whether the platform's owner hears of it. */
export async function runPlatformFault(
  name: FaultName,
  page: Page,
  stand: FaultPlatform,
): Promise<Observation> {
  let isReported = false
  page.on('response', (answer) => {
    isReported ||= new URL(answer.url()).pathname === '/api/reports' && answer.status() === 204
  })
  const observed = await PLAYS[name]({ page, stand })
  const sees = await visibleText(page)
  const harm = await harmOn(page)
  const rest = await goesOn(
    page,
    () => toNews(page),
    () => page.getByRole('heading', { level: 1, name: /resources/i }).waitFor({ timeout: 8_000 }),
    async () => void (await page.goto(`${stand.network.url}/free-resources`, { waitUntil: 'commit' })),
  )
  return { sees, goesOn: rest, isReported, ...(harm ? { harm } : {}), ...observed }
}

async function toNews(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Free Resources' })
    .first()
    .click({ timeout: 5_000 })
}

async function openDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Details' }).click()
  await settled(page)
}
