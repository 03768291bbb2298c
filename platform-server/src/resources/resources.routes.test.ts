import { ResourcePage } from '@platform/shared-contracts/http'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

async function resources(query = '', host = 'localhost') {
  const answer = await test.app.inject({ url: `/api/resources${query}`, headers: { host } })
  expect(answer.statusCode).toBe(200)
  return ResourcePage.parse(answer.json())
}

function download(id: string, host = 'localhost') {
  return test.app.inject({ url: `/api/resources/${id}/file`, headers: { host } })
}

it('lists the starters for anyone, a page at a time', async () => {
  const first = await resources('?size=10')
  expect(first.items).toHaveLength(10)
  expect(first.total).toBe(28)
})

it('searches and filters', async () => {
  const { items } = await resources('?q=ladder&type=talk&language=en')
  expect(items.map(({ id }) => id)).toEqual(['talk-ladders'])
  const spanish = await resources('?language=es')
  expect(spanish.items.every(({ language }) => language === 'es')).toBe(true)
  expect(spanish.total).toBe(5)
})

it.each(['?topic=nonsense', '?sort=random', '?page=0', '?size=1000'])('refuses %s', async (query) => {
  const answer = await test.app.inject({ url: `/api/resources${query}` })
  expect(answer.statusCode).toBe(400)
})

it('returns a PDF with the name of the tenant', async () => {
  const answer = await download('lockout-procedure', 'trinova.localhost')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="trinova-lockout-procedure.pdf"')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answer.rawPayload.toString('latin1')).toContain('(Trinova Safety Academy)')
})

it('counts downloads for each tenant alone, and puts what is taken most first', async () => {
  await download('sds-quick-card')
  await download('sds-quick-card')
  await download('training-sign-in')
  const own = (await resources('?size=100')).items
  expect(own.slice(0, 2).map(({ id, downloads }) => [id, downloads])).toEqual([
    ['sds-quick-card', 2],
    ['training-sign-in', 1],
  ])
  const others = (await resources('?q=sds', 'trinova.localhost')).items
  expect(others.map(({ downloads }) => downloads)).toEqual([0])
})

it('names an address of each file under which it is found', async () => {
  const [first] = (await resources('?size=1')).items
  expect((await test.app.inject({ url: first!.fileUrl })).statusCode).toBe(200)
})

it('returns 404 for a missing file', async () => {
  const answer = await download('nothing')
  expect(answer.statusCode).toBe(404)
  expect(answer.json().message).toBe('We could not find this file.')
})
