import { Location, LocationList } from '@platform/shared-contracts/http'
import { citedInspections, citedViolations } from '../lib/data/schema/content/citations.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const listOf = async (url: string) => LocationList.parse((await test.app.inject({ url })).json())
const place = async (slug: string) =>
  Location.parse((await test.app.inject({ url: `/api/locations/${slug}` })).json())

it('lists every state and territory once, from A to Z', async () => {
  const list = await listOf('/api/locations')
  expect(list).toHaveLength(53)
  expect(new Set(list.map(({ code }) => code)).size).toBe(53)
  expect(list[0]?.name).toBe('Alabama')
})

// osha.gov/stateplans: 22 plans for private and public employers, 7 for government only
it('knows which plan covers whom', async () => {
  const list = await listOf('/api/locations')
  const count = (plan: string) => list.filter((location) => location.plan === plan).length
  expect([count('full'), count('public'), count('federal')]).toEqual([22, 7, 24])
})

it('gives search engines the pages that say enough', async () => {
  const listed = await listOf('/api/locations?listed=true')
  expect(listed.length).toBeGreaterThan(0)
  expect(listed.every(({ isListed }) => isListed)).toBe(true)
})

it.each([
  ['california', { plan: 'full', agency: { name: 'Cal/OSHA (Division of Occupational Safety and Health)' } }],
  ['new-york', { plan: 'public', consultation: null }],
  ['alaska', { plan: 'full', reporting: { deathHours: 8, hospitalHours: 8 } }],
])('answers %s', async (slug, facts) => {
  expect(await place(slug)).toMatchObject(facts)
})

it('says what the law of Nevada asks of whom, with its source', async () => {
  const { facts } = await place('nevada')
  const [who] = facts.filter(({ topic }) => topic === 'card')
  expect(who).toMatchObject({ id: 'who', source: expect.stringMatching(/^https?:/) as string })
  expect(who?.text).toContain('NRS 618.987')
})

it('keeps what could not be checked off the page, and names its subject', async () => {
  const { facts, unchecked } = await place('florida')
  expect(facts.map(({ topic }) => topic)).not.toContain('card')
  expect(facts.map(({ id }) => id)).not.toContain('heat-preemption')
  expect(unchecked).toEqual(['card'])
})

it('returns 404 for an unknown place', async () => {
  expect((await test.app.inject({ url: '/api/locations/atlantis' })).statusCode).toBe(404)
})

it.each([
  ['pensylvania', 'Pennsylvania'],
  ['TX', 'Texas'],
  ['north-carolinna', 'North Carolina'],
  ['new%20mexco', 'New Mexico'],
  ['washington-state', 'Washington'],
])('finds the place that %s is meant to be', async (typed, name) => {
  const near = await listOf(`/api/locations/near/${typed}`)
  expect(near).toHaveLength(6)
  expect(near[0]?.name).toBe(name)
})

it('counts what the tenant imported in the last twelve months, and nothing of the demo', async () => {
  expect((await place('ohio')).citations).toBeNull()
  await addInspection('1', { source: 'demo', daysAgo: 10, sections: ['1910.212'] })
  expect((await place('ohio')).citations).toBeNull()
  await addInspection('2', { source: 'import', daysAgo: 30, sections: ['1926.501', '1910.147'] })
  await addInspection('3', { source: 'import', daysAgo: 300, sections: ['1926.501'] })
  await addInspection('4', { source: 'import', daysAgo: 400, sections: ['1910.134'] })
  expect((await place('ohio')).citations).toMatchObject({
    inspections: 2,
    violations: 3,
    sections: [
      { section: '1926.501', violations: 2 },
      { section: '1910.147', violations: 1 },
    ],
  })
  expect((await place('iowa')).citations).toBeNull()
})

interface Imported {
  readonly source: 'demo' | 'import'
  readonly daysAgo: number
  readonly sections: readonly string[]
}

async function addInspection(activityNr: string, { source, daysAgo, sections }: Imported): Promise<void> {
  const openedOn = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)
  const at = { tenantId: 1, activityNr }
  const employer = {
    establishment: 'An employer',
    address: '1 Main St',
    city: 'Dayton',
    state: 'OH',
    zip: '45402',
  }
  const violations = sections.map((section, index) => ({
    ...at,
    citationId: `0100${index}`,
    standard: section,
    section,
    type: 'S' as const,
    issuedOn: openedOn,
    initialPenaltyCents: 100,
    currentPenaltyCents: 100,
  }))
  await test.services.database.withTenant(1, async (tx) => {
    await tx.insert(citedInspections).values({ ...at, ...employer, source, openedOn })
    await tx.insert(citedViolations).values(violations)
  })
}
