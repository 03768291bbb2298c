import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { fakeApi } from '@platform/shared-contracts/testing'
import listing from '../../remote.json'
import { CATALOGUE } from '../app/catalogue.ts'
import { renderPage } from '../testing/render-page.tsx'
import { LANDING_PAGES } from './landing-pages.ts'
import { Component as LandingRoute } from './landing.route.tsx'
import { Component as LocationRoute } from './location.route.tsx'

const unanswered = () => new Promise<never>(() => undefined)
const dataOf = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent!) as Record<string, unknown>)
    .find((data) => data['@type'] === type)

it.each(LANDING_PAGES.map((page) => [page.path, page] as const))(
  'shows %s, also before the API answers',
  (path, page) => {
    renderPage(LandingRoute, { path, platform: { fetch: unanswered } })
    expect(screen.getByRole('heading', { level: 1, name: page.headline })).toBeVisible()
    for (const { cite } of page.facts) expect(screen.getByText(cite)).toBeVisible()
    expect(dataOf('Course')).toMatchObject({ name: page.headline, provider: { name: 'OnCall Safety' } })
    expect(dataOf('FAQPage')).toMatchObject({ mainEntity: { length: page.faq.length } })
    expect(listing.routes.find((route) => route.path === path)?.page).toBeDefined()
    const codes = CATALOGUE.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining([...page.related]))
  },
)

it('takes the tenant’s own price', () => {
  const tenant = { ...ONCALL_TENANT, prices: { courseCents: { IC0116: 4950 } } }
  renderPage(LandingRoute, { path: '/lockout-tagout-training', platform: { tenant, fetch: unanswered } })
  expect(screen.getByText('$49.50')).toBeVisible()
  expect(dataOf('Course')).toMatchObject({ offers: [{ price: '49.50' }] })
})

it('grades the sample question with its paragraph', async () => {
  renderPage(LandingRoute, { path: '/fall-protection-training', platform: { fetch: unanswered } })
  await userEvent.click(screen.getByRole('radio', { name: '10 ft' }))
  await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
  expect(screen.getByText(/The answer: 6 ft\. Source: 1926\.502\(d\)\(16\)\(iii\)/)).toBeVisible()
})

const CALIFORNIA = {
  slug: 'california',
  code: 'CA',
  name: 'California',
  plan: 'full',
  agency: 'Cal/OSHA',
  sourceUrl: 'https://www.osha.gov/stateplans/ca',
  tenHourLaw: null,
  checkedOn: '2026-11-20',
}

it('says who enforces in a state, when that was checked, and who works there', async () => {
  const api = fakeApi({
    'GET /locations/california': CALIFORNIA,
    'GET /locations': [CALIFORNIA],
    'GET /partners': { items: [], total: 0 },
  })
  renderPage(LocationRoute, {
    path: '/safety-training/:location',
    at: '/safety-training/California',
    platform: { fetch: api.fetch },
  })
  const enforcer = await screen.findByRole('region', { name: 'Who enforces here' })
  expect(within(enforcer).getByText(/answer to Cal\/OSHA/)).toBeVisible()
  expect(within(enforcer).getByText(/November 20, 2026/)).toBeVisible()
  expect(await screen.findByText(/Nobody of ours is based in California yet/)).toBeVisible()
})

it('lists the places it knows where it does not know one', async () => {
  const api = fakeApi({ 'GET /locations': [CALIFORNIA] })
  renderPage(LocationRoute, {
    path: '/safety-training/:location',
    at: '/safety-training/atlantis',
    platform: { fetch: api.fetch },
  })
  expect(await screen.findByRole('link', { name: 'California' })).toHaveAttribute(
    'href',
    '/safety-training/california',
  )
  expect(document.querySelector('meta[name="robots"]')).not.toBeNull()
})
