import { SearchResult } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { seedDemoPosts } from '../blog/seed-posts.ts'
import { partnerProfiles } from '../lib/data/schema/partners.ts'
import { seedDemoPartners } from '../partners/seed-partners.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await seedDemoPosts(test.services.database)
  await seedDemoPartners(test.services)
})
afterAll(() => test.close())

const search = async (q: string, more = '', host = 'localhost') => {
  const answer = await test.app.inject({
    url: `/api/search?${new URLSearchParams({ q })}${more}`,
    headers: { host },
  })
  return SearchResult.parse(answer.json())
}
const MARQUEZ = expect.objectContaining({ path: '/consultant/elena-marquez' })
const hitsOf = ({ groups }: SearchResult, kind: string) => groups.find((group) => group.kind === kind)?.hits

it('finds modules, lessons, resources and posts by words of them', async () => {
  const found = await search('ladders')
  expect(hitsOf(found, 'module')).toContainEqual(expect.objectContaining({ path: '/modules/IC0110' }))
  expect(hitsOf(found, 'lesson')?.length).toBeGreaterThan(0)
  expect(hitsOf(found, 'resource')?.[0]?.path).toMatch(/^\/free-resources\?q=/)
  expect(hitsOf(found, 'post')?.[0]?.path).toMatch(/^\/blog\//)
  expect(found.groups.map(({ kind }) => kind)).toEqual(
    ['module', 'lesson', 'resource', 'post', 'place', 'partner'].filter((kind) => hitsOf(found, kind)),
  )
})

it('finds places and the people who serve there', async () => {
  expect(hitsOf(await search('texas'), 'place')).toEqual([
    expect.objectContaining({ title: 'Texas', path: '/safety-training/texas' }),
  ])
  expect(hitsOf(await search('marquez'), 'partner')).toEqual([MARQUEZ])
})

it('searches modules in the language of the page, with and without accents', async () => {
  const spanish = await search('comunicacion de riesgos', '&language=es')
  expect(hitsOf(spanish, 'module')?.map(({ path }) => path)).toContain('/modules/IC0117')
  expect(hitsOf(await search('comunicacion de riesgos'), 'module')).toBeUndefined()
})

it("shows a tenant's own people only", async () => {
  const elsewhere = () => search('marquez', '', 'trinova.localhost')
  expect(hitsOf(await elsewhere(), 'partner')).toEqual([MARQUEZ])
  await test.services.database.withTenant(2, (tx) =>
    tx.delete(partnerProfiles).where(eq(partnerProfiles.publicUrl, 'elena-marquez')),
  )
  expect(hitsOf(await elsewhere(), 'partner')).toBeUndefined()
  expect(hitsOf(await search('marquez'), 'partner')).toEqual([MARQUEZ])
})

it('shows at most five of a kind, and says how many there are', async () => {
  const { groups } = await search('safety')
  expect(groups.some(({ total, hits }) => total > hits.length)).toBe(true)
  expect(groups.every(({ hits }) => hits.length <= 5)).toBe(true)
})

it('finds nothing for what is no word, and asks for a query', async () => {
  expect(await search('%&=?#')).toEqual({ groups: [] })
  expect(await search('zzqx')).toEqual({ groups: [] })
  expect((await test.app.inject({ url: '/api/search' })).statusCode).toBe(400)
})
