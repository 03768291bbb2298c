import { TenantConfigAnswer } from '@platform/shared-contracts/http'
import { ONCALL_TENANT, TRINOVA_TENANT } from '@platform/shared-contracts/rules'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

async function configOf(host: string) {
  const answer = await test.app.inject({ url: '/api/tenant/config', headers: { host } })
  expect(answer.statusCode).toBe(200)
  return { ...TenantConfigAnswer.parse(answer.json()).config, courseMinutes: undefined }
}

it.each(['trinova.localhost', 'trinova.localhost:8080', 'TRINOVA.localhost'])(
  'is trinova at %s',
  async (host) => {
    expect(await configOf(host)).toEqual(TRINOVA_TENANT)
  },
)

it.each(['localhost', 'localhost:8080', '127.0.0.1'])('is oncall at %s', async (host) => {
  expect(await configOf(host)).toEqual(ONCALL_TENANT)
})

it('believes the Host header, not a forwarded one', async () => {
  const answer = await test.app.inject({
    url: '/api/tenant/config',
    headers: { host: 'localhost', 'x-forwarded-host': 'trinova.localhost' },
  })
  expect(answer.json().config.id).toBe(1)
})
