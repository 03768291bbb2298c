import { openTestApp, type TestApp } from './testing/test-app.ts'

interface Operation {
  readonly security?: readonly unknown[]
}

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ config: { requestLimit: 100_000 } })
})
afterAll(() => test.close())

/** Every operation that the document says is for people who are signed in, with a path that fits no schema. */
async function guardedOperations() {
  const { paths } = (await test.app.inject({ url: '/api/docs/json', headers: { host: 'localhost' } })).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security = [] }]) => security.length > 0)
      .map(([method]) => ({ method: method.toUpperCase(), url: path.replaceAll(/\{\w+\}/g, '!') })),
  )
}

it('answers nobody what is wrong with a request before it knows who asks', async () => {
  const operations = await guardedOperations()
  expect(operations.length).toBeGreaterThan(100)
  const answers = await Promise.all(
    operations.map(async ({ method, url }) => {
      const isRead = method === 'GET' || method === 'DELETE'
      const answer = await test.app.inject({
        method: method as 'POST',
        url: `${url}?page=!&size=!&from=!`,
        headers: { host: 'localhost', ...(isRead ? {} : { 'content-type': 'application/json' }) },
        ...(isRead ? {} : { payload: '{ this is no JSON' }),
      })
      return { name: `${method} ${url}`, status: answer.statusCode }
    }),
  )
  const told = answers.filter(({ status }) => status !== 401).map(({ name }) => name)
  // It ends what its tokens name, refuses nobody, and says nothing about any account.
  expect(told).toEqual(['POST /api/auth/logout'])
})
