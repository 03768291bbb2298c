import { openTestApp, type TestApp } from '../testing/test-app.ts'

interface Operation {
  readonly security?: readonly unknown[]
}

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ config: { requestLimit: 100_000 } })
})
afterAll(() => test.close())

/** Open to visitors. Every other operation is guarded, whatever the document says; new ones are guarded at once. */
const OPEN =
  / \/api\/(auth|badges|blog|certificate-keys|gate|inspection-pack|legal|locations|lti|newsletter|partners|releases|reports|resources|search|tablet|verify|visitor-requests|vitals)(\/|$)| \/api\/tenant\/config$|^GET \/api\/(calendar|renewals)\.ics$|^POST \/api\/(orders\/quote|payments\/events|seat-invitations|lessons\/\{id\}\/check)$|^GET \/api\/modules(\/\{code\}(\/(lessons|reviews))?)?$|^POST \/api\/modules\/\{code\}\/practice$|^GET \/api\/lessons\/\{lessonId\}\/recordings\/\{id\}$/
const GUARDED_ROUTES = ['GET /api/auth/me']

/** Every operation for people who are signed in, with a path that fits no schema. */
async function guardedOperations() {
  const { paths } = (await test.app.inject({ url: '/api/docs/json', headers: { host: 'localhost' } })).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .map(([method, { security = [] }]) => ({ method: method.toUpperCase(), path, security }))
      .filter(({ method, path, security }) => security.length > 0 || isGuarded(`${method} ${path}`))
      .map(({ method }) => ({ method, url: path.replaceAll(/\{\w+\}/g, '!') })),
  )
}

const isGuarded = (name: string) => !OPEN.test(name) || GUARDED_ROUTES.includes(name)

it('reports no fault of a request before it knows the caller', async () => {
  const operations = await guardedOperations()
  expect(operations.length).toBeGreaterThan(170)
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
  const unguarded = answers.filter(({ status }) => status !== 401).map(({ name }) => name)
  // It ends the sessions of its tokens, never refuses a request, and reveals nothing about any account.
  expect(unguarded).toEqual(['POST /api/auth/logout'])
})
