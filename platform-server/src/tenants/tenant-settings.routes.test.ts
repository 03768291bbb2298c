import { tenantAdmin } from '../testing/tenant-admin.ts'
import { byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
})
afterAll(() => test.close())

const { ask, settings, makeTenant } = tenantAdmin(() => test)

describe('settings', () => {
  it.each([
    ['a color by name', { primaryColor: 'red' }, 'settings.primaryColor'],
    ['a host with a port', { hosts: ['a.example:80'] }, 'settings.hosts.0'],
    ['a host twice', { hosts: ['a.example', 'a.example'] }, 'settings.hosts'],
    ['a logo from elsewhere', { logoUrl: 'https://evil.example/x.png' }, 'settings.logoUrl'],
    ['a logo that nobody uploaded', { logoUrl: `/files/${'0'.repeat(32)}.png` }, 'settings.logoUrl'],
    ['CSS that hides', { customCss: 'form { display: none }' }, 'settings.customCss'],
    ['no name', { name: '  ' }, 'settings.name'],
  ])('are refused with %s', async (_what, change, field) => {
    const answer = await ask('POST', '/tenants', { slug: 'refused', settings: { ...settings(), ...change } })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toContain(field)
  })

  it('reach the browser: theme, switches, support and sanitized CSS', async () => {
    await makeTenant({
      hosts: ['themed.example'],
      fontSizeBasePx: 18,
      dangerColor: '#aa0000',
      customCss: 'h1 { /* big */ letter-spacing: 1px }',
      features: { ...settings().features, quizzes: false },
    })
    const answer = await test.app.inject({ url: '/api/tenant/config', headers: { host: 'themed.example' } })
    expect(answer.json().config).toMatchObject({
      domain: 'themed.example',
      branding: {
        primaryColor: '#123456',
        theme: { fontSizeBase: '18px', dangerColor: '#aa0000', customCss: 'h1{letter-spacing:1px}' },
      },
      features: { quizzes: { enabled: false }, tickets: { enabled: true } },
      support: { email: 'help@acme.test' },
    })
  })
})

describe('prices', () => {
  it('are what the tenant sells at from the moment they are published, on its own site only', async () => {
    const prices = { learnerMonthlyCents: 3450, courseCents: { IC0118: 5500 } }
    await makeTenant({ hosts: ['priced.example'], prices })
    const get = async (url: string, host: string) =>
      (await test.app.inject({ url: `/api${url}`, headers: { host } })).json()
    expect((await get('/tenant/config', 'priced.example')).config.prices).toEqual(prices)
    expect((await get('/modules/IC0118', 'priced.example')).priceCents).toBe(5500)
    expect((await get('/modules/IC0117', 'priced.example')).priceCents).toBe(4000)
    expect((await get('/modules/IC0118', 'localhost')).priceCents).toBe(4000)
    expect((await get('/tenant/config', 'localhost')).config.prices.learnerMonthlyCents).toBe(2900)
  })

  it.each([
    [{ learnerMonthlyCents: 0, courseCents: {} }, 'settings.prices.learnerMonthlyCents'],
    [{ learnerMonthlyCents: 2900, courseCents: { IC0999: 4000 } }, 'settings.prices.courseCents.IC0999'],
  ])('are refused where they make no sense', async (prices, field) => {
    const answer = await ask('POST', '/tenants', { slug: 'badly-priced', settings: settings({ prices }) })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })
})
