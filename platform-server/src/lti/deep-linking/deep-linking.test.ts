import { createLocalJWKSet, jwtVerify } from 'jose'
import { CLIENT_ID, DEPLOYMENT_ID, type LaunchWish } from '../../testing/lti/lti-platform.ts'
import { openLauncher, type Launcher } from '../../testing/lti/lti-launcher.ts'
import { ask } from '../../testing/people.ts'
import { byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

const ITEMS = 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items'
const DATA = 'https://purl.imsglobal.org/spec/lti-dl/claim/data'
const DEPLOYMENT = 'https://purl.imsglobal.org/spec/lti/claim/deployment_id'
const SETTINGS = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings'

let test: TestApp
let launcher: Launcher
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
  launcher = await openLauncher(test)
  await launcher.register({ moduleCodes: ['IC0110', 'IC0112'] })
})
afterAll(async () => {
  await launcher.platform.close()
  await test.close()
})

const wanted: LaunchWish = { kind: 'deep-linking' }

async function openPicker(wish: LaunchWish = wanted) {
  const { status, body, cookie } = await launcher.launch(wish)
  return { status, body, cookie, code: /name="code" value="([^"]+)"/.exec(body)?.[1] ?? '' }
}

function choose(picker: { code: string; cookie: string }, modules: readonly string[], host = 'localhost') {
  const form = new URLSearchParams([['code', picker.code], ...modules.map((module) => ['module', module])])
  const headers = { host, cookie: picker.cookie, 'content-type': 'application/x-www-form-urlencoded' }
  return test.app.inject({ method: 'POST', url: '/api/lti/content-items', headers, payload: `${form}` })
}

it('shows the modules that the platform may open, in frames of the platform only', async () => {
  const { body, status } = await openPicker({ ...wanted, locale: 'es-MX' })
  expect(status).toBe(200)
  expect(body).toContain('Elegir módulos de capacitación')
  expect([...body.matchAll(/value="(IC\d+)"/g)].map(([, code]) => code)).toEqual(['IC0110', 'IC0112'])
})

it('returns signed links with line items for what was chosen, once, in the same browser', async () => {
  const picker = await openPicker()
  const elsewhere = { ...picker, cookie: (await launcher.start()).cookie }
  expect((await choose(elsewhere, ['IC0110'])).statusCode).toBe(403)
  const answer = await choose(picker, ['IC0112', 'IC0115', 'IC0110'])
  expect(answer.statusCode).toBe(200)
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain(`form-action ${launcher.platform.url}`)
  expect(answer.body).toContain(`action="${launcher.platform.url}/return"`)
  const token = /name="JWT" value="([^"]+)"/.exec(answer.body)?.[1] ?? ''
  const keys = createLocalJWKSet((await ask(test, '/lti/keys')).json())
  const { payload } = await jwtVerify(token, keys, { issuer: CLIENT_ID, audience: launcher.platform.url })
  expect(payload).toMatchObject({ [DEPLOYMENT]: DEPLOYMENT_ID, [DATA]: 'back-to-course-7' })
  expect(payload[ITEMS]).toMatchObject([
    {
      type: 'ltiResourceLink',
      url: 'http://localhost/api/lti/launch?module=IC0110',
      custom: { module: 'IC0110' },
      lineItem: { scoreMaximum: 100, resourceId: 'IC0110' },
    },
    { custom: { module: 'IC0112' } },
  ])
  expect((await choose(picker, ['IC0110'])).statusCode).toBe(403)
})

it('is for teachers, and for platforms that take links', async () => {
  expect((await openPicker({ ...wanted, role: 'Learner' })).body).toMatch(/Only teachers/)
  const settings = { deep_link_return_url: `${launcher.platform.url}/return`, accept_types: ['file'] }
  expect((await openPicker({ ...wanted, claims: { [SETTINGS]: settings } })).body).toMatch(
    /does not accept links/,
  )
})

it('signs with a new key after a rotation, and publishes the one before it for a week', async () => {
  const ids = async () => (await ask(test, '/lti/keys')).json().keys.map(({ kid }: { kid: string }) => kid)
  const [before] = await ids()
  const headers = { 'x-test-user': JSON.stringify({ role: 'super_admin', email: 'super@oncall.test' }) }
  const rotated = (await ask(test, '/admin/lti/keys', { method: 'POST', headers })).json()
  expect(await ids()).toEqual([rotated.key.id, before])
  expect(JSON.stringify((await ask(test, '/lti/keys')).json())).not.toMatch(/"d":/)
  const other = (await ask(test, '/lti/keys', { host: 'trinova.localhost' })).json().keys
  expect(other.map(({ kid }: { kid: string }) => kid)).not.toContain(before)
})
