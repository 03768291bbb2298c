import type { Page } from '@playwright/test'
import { type ListedRoute, User } from '@platform/shared-contracts/http'
import {
  decideAccess,
  type GuardSession,
  isNavEntryShown,
  ONCALL_TENANT,
} from '@platform/shared-contracts/rules'
import { apiCallsOf } from '../fixtures/api-calls.ts'
import { requestApi } from '../fixtures/request-api.ts'
import { ROUTES } from '../fixtures/remotes/listings.ts'
import { saveData } from '../fixtures/save-data.ts'
import type { Role } from '../fixtures/people/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

/** A value for each parameter that a page has data for. */
async function valuesOfParameters(): Promise<Readonly<Record<string, string>>> {
  const { items: posts } = (await requestApi('/blog')) as { items: { slug: string; authorSlug: string }[] }
  const { items: partners } = (await requestApi('/partners')) as {
    items: { id: number; publicUrl: string }[]
  }
  return {
    slug: String(posts[0]?.slug),
    author: String(posts[0]?.authorSlug),
    partnerId: String(partners[0]?.id),
    publicUrl: String(partners[0]?.publicUrl),
    location: 'texas',
    code: 'IC0110',
  }
}

const filled = (path: string, values: Readonly<Record<string, string>>) =>
  path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? `:${name}`)

/** What the page of a route asks for first when this person opens it. */
const dataFor = ({ data = [] }: ListedRoute, { user }: GuardSession) =>
  data.filter(({ when }) => isNavEntryShown(when, user, ONCALL_TENANT))

async function sessionOf(page: Page): Promise<GuardSession> {
  const stored = await page.evaluate(() => localStorage.getItem('user'))
  if (stored === null) return { status: 'anonymous', user: null }
  return { status: 'signedIn', user: User.parse(JSON.parse(stored)) }
}

/** As when a key reaches a link to the page. */
const announce = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }))
    link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    link.remove()
  }, address)

/** Through the router. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

/** The prefetch of each path is refused: a page that takes it asks for it once more, a page that does not never does. */
async function expectTaken(page: Page, start: string, address: string, paths: readonly string[]) {
  await page.goto(start)
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const calls = apiCallsOf(page)
  const refused = new Set<string>()
  await page.route('**/api/**', (route) => {
    const { pathname, search } = new URL(route.request().url())
    const path = pathname.replace('/api', '') + search
    if (!paths.includes(path) || refused.has(path)) return route.fallback()
    refused.add(path)
    return route.fulfill({ status: 503, json: { message: 'Try again' } })
  })
  const counts = () => paths.map((path) => `${calls.requestsOf(path).length} ${path}`)
  const each = (count: number) => paths.map((path) => `${count} ${path}`)
  // The code that watches links comes after the page reacts: what it was too late for is announced again.
  const announced = async () => {
    if (paths.every((path) => calls.requestsOf(path).length === 0)) await announce(page, address)
    return counts()
  }
  await expect.poll(announced, `prefetches for ${address}`).toEqual(each(1))
  await go(page, address)
  await expect.poll(counts, `prefetches and requests of ${address}`).toEqual(each(2))
  await page.unrouteAll({ behavior: 'wait' })
}

const READERS: readonly (readonly [role: Role | null, isTheirs: (route: ListedRoute) => boolean])[] = [
  [null, () => true],
  // What is the same for visitors has been seen.
  ['subscriber', ({ access, data }) => access !== undefined || (data ?? []).some(({ when }) => when)],
  ['partner', ({ access }) => access?.partner === true],
  ['super', ({ access }) => Boolean(access?.superAdmin ?? access?.admin ?? access?.roles)],
]

for (const [role, isTheirs] of READERS)
  test(`finds that the listed data of remotes is what their pages request: ${role ?? 'visitor'}`, async ({
    page,
    signInAs,
    watched,
  }) => {
    test.setTimeout(300_000)
    watched.allow(/^503 GET /)
    if (role) await signInAs(role)
    else await page.goto('/robots.txt')
    const session = await sessionOf(page)
    await saveData(page)
    const values = await valuesOfParameters()
    for (const route of ROUTES.filter(isTheirs)) {
      const paths = dataFor(route, session).map(({ path }) => filled(path, values))
      if (paths.length === 0 || decideAccess(route.access, session).kind !== 'allow') continue
      const address = filled(route.path, values)
      await test.step(address, () => expectTaken(page, role ? '/account' : '/login', address, paths))
    }
  })
