import { screen, within } from '@testing-library/react'
import type { Location, LocationSummary } from '@platform/shared-contracts/http'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { Component as LocationRoute } from './location.route.tsx'

const SUMMARY: LocationSummary = {
  slug: 'california',
  code: 'CA',
  name: 'California',
  plan: 'full',
  agency: 'Cal/OSHA',
  isListed: true,
  checkedOn: '2026-11-20',
}
const SOURCE = 'https://www.dir.ca.gov/title8/3395.html'
const CALIFORNIA: Location = {
  ...SUMMARY,
  description: 'What Cal/OSHA adds to the federal rules.',
  lead: 'Cal/OSHA enforces its own rules.',
  agency: { name: 'Cal/OSHA', phone: '833-579-0927', url: 'https://www.dir.ca.gov/dosh' },
  consultation: { name: 'Cal/OSHA Consultation', phone: '1-800-963-9424' },
  reporting: { deathHours: 8, hospitalHours: null },
  facts: [{ id: 'heat', topic: 'standards', text: 'Water, shade and training.', source: SOURCE }],
  unchecked: ['card'],
  citations: null,
}

function show(location: Partial<Location> = {}) {
  const api = fakeApi({
    'GET /locations/california': { ...CALIFORNIA, ...location },
    'GET /locations': [SUMMARY],
    'GET /partners': { items: [], total: 0 },
  })
  renderPage(LocationRoute, {
    path: '/safety-training/:location',
    at: '/safety-training/California',
    platform: { fetch: api.fetch },
  })
}
const region = (name: string) => screen.findByRole('region', { name })
const dataOf = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent!) as Record<string, unknown>)
    .find((data) => data['@type'] === type)

it('says who enforces, who to call and by when, and who works there', async () => {
  show()
  const enforcer = await region('Who inspects here')
  expect(within(enforcer).getByText(/^Cal\/OSHA covers most/)).toBeVisible()
  const glance = await region('At a glance')
  expect(within(glance).getByRole('link', { name: '833-579-0927' })).toHaveAttribute('href', 'tel:8335790927')
  expect(within(glance).getByText('Within 8 hours')).toBeVisible()
  expect(within(glance).queryByText(/lost eye/)).toBeNull()
  expect(await screen.findByText(/None of our professionals are based in California yet/)).toBeVisible()
})

it('names the number of each office where two share the state', async () => {
  show({ plan: 'public', agency: { name: 'PEOSH', phone: '800-624-1644', url: SOURCE } })
  const glance = await region('At a glance')
  const terms = within(glance).getAllByRole('term')
  const numbers = Object.fromEntries(terms.map((term) => [term.textContent, term.nextSibling?.textContent]))
  expect(numbers).toMatchObject({
    'Private employers': 'Federal OSHA · 1-800-321-6742',
    'State and local government': 'PEOSH · 800-624-1644',
  })
})

it('links each fact to its source, and says what it could not check and when it looked', async () => {
  show()
  const standards = await region('Rules to know here')
  expect(within(standards).getByText(/Water, shade and training/)).toBeVisible()
  expect(within(standards).getByRole('link', { name: 'Source: dir.ca.gov' })).toHaveAttribute('href', SOURCE)
  expect(screen.queryByRole('region', { name: /Safety cards/ })).toBeNull()
  expect(screen.getByText(/Compiled on November 20, 2026/)).toHaveTextContent(
    /could not check these subjects for California.*a law on safety cards/,
  )
})

it('has a title, a description and a place below the list of all states', async () => {
  show()
  await region('At a glance')
  expect(document.title).toBe('OnCall Safety - California: workplace safety rules and training')
  expect(document.querySelector('meta[name="robots"]')).toBeNull()
  expect(screen.getByRole('link', { name: 'All states and territories' })).toHaveAttribute(
    'href',
    '/safety-training',
  )
  expect(dataOf('BreadcrumbList')).toMatchObject({
    itemListElement: [{ position: 1 }, { name: 'California' }],
  })
})

it('answers which card the law asks for, in the title and in the questions', async () => {
  show({ facts: [{ id: 'law', topic: 'card', text: 'Everyone on site needs a card.', source: SOURCE }] })
  await region('Safety cards and classes by law')
  expect(document.title).toContain('California: OSHA 10 card rules')
  expect(screen.getByText('Which safety card or class does California require?')).toBeVisible()
})

it('says the federal deadlines and maximums where federal OSHA covers companies', async () => {
  show({ plan: 'federal' })
  expect(await region('What to report, and to whom')).toHaveTextContent(/29 CFR 1904\.39/)
  expect(await region('Penalties')).toHaveTextContent(/\$16,550.*\$165,514.*January 15, 2025/)
})

it('counts what was cited in the state where inspections were imported', async () => {
  show({
    citations: {
      inspections: 12,
      violations: 30,
      since: '2025-11-24',
      importedOn: '2026-11-01',
      sections: [{ section: '1926.501', violations: 9 }],
    },
  })
  const cited = await region('What was cited in California')
  expect(within(cited).getByRole('row', { name: '1926.501 9 Fall Protection' })).toBeVisible()
  expect(within(cited).getByText(/12 inspections opened since November 24, 2025/)).toBeVisible()
})

it('shows the training for what is cited most in the state, of what we teach', async () => {
  const counted = { inspections: 12, violations: 30, since: '2025-11-24', importedOn: '2026-11-01' }
  const sections = [
    { section: '1910.178', violations: 20 },
    { section: '1910.147', violations: 9 },
  ]
  show({ citations: { ...counted, sections } })
  await region('At a glance')
  expect(screen.getByRole('img')).toHaveAttribute('src', '/drawings/IC0116.svg')
})

it('shows the training for what is cited most in the country where no inspections were imported', async () => {
  show()
  await region('At a glance')
  expect(screen.getByRole('img')).toHaveAttribute('src', '/drawings/IC0112.svg')
})

it('is not for search engines while it has too few facts', async () => {
  show({ isListed: false })
  await region('At a glance')
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

it('shows the places that are spelled alike for an unknown one, and all of them', async () => {
  const api = fakeApi({
    'GET /locations': [SUMMARY],
    'GET /locations/near/californa': [SUMMARY],
  })
  renderPage(LocationRoute, {
    path: '/safety-training/:location',
    at: '/safety-training/californa',
    platform: { fetch: api.fetch },
  })
  const near = await screen.findByRole('navigation', { name: 'Did you mean one of these?' })
  expect(within(near).getByRole('link', { name: 'California' })).toHaveAttribute(
    'href',
    '/safety-training/california',
  )
  expect(await screen.findByRole('navigation', { name: /all states and territories/ })).toBeVisible()
  expect(document.querySelector('meta[name="robots"]')).not.toBeNull()
})
