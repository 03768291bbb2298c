import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await openTestApp()
  test.app.get('/a-page', () => 'the page')
})
afterAll(() => test.close())

const ask = (host: string, url: string, accept = 'text/html,*/*') =>
  test.app.inject({ url, headers: { host, accept } })

it.each([
  'evil.example',
  'localhost.evil.example',
  'foo.localhost',
  '10.99.99.99',
  '[::2]',
  'evil.example:8080',
])('shows the same neutral page for every request to %j', async (host) => {
  const answer = await ask(host, '/a-page')
  expect(answer.statusCode).toBe(421)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toContain('No site at this address')
  expect(answer.body).toBe((await ask('another.example', '/')).body)
  expect(answer.body).not.toMatch(/evil|OnCall|Trinova/i)
})

it.each(['/api/tenant/config', '/api/nothing', '/files/x.png', '/robots.txt'])(
  'refuses %s in a sentence',
  async (url) => {
    const answer = await ask('evil.example', url, '*/*')
    expect(answer.statusCode).toBe(421)
    expect(answer.json()).toEqual({ message: 'There is no site at this address.', code: 'no-such-host' })
  },
)

it.each([
  'localhost',
  'localhost:8080',
  'LOCALHOST',
  'localhost.',
  '127.0.0.1',
  '[::1]:8080',
  'training.oncall.test',
  'www.oncall.test',
])('knows %s as the built-in tenant', async (host) => {
  expect((await ask(host, '/api/tenant/config')).json()).toMatchObject({ config: { id: 1 } })
})

it('knows the host of a tenant, whatever the case', async () => {
  expect((await ask('Trinova.Localhost:8080', '/api/tenant/config')).json()).toMatchObject({
    config: { id: 2 },
  })
})

it('answers health checks under any host name', async () => {
  for (const url of ['/healthz', '/readyz', '/metrics'])
    expect((await ask('10.0.0.7', url)).statusCode).toBe(200)
})
