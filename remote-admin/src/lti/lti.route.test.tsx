import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LtiGrade, LtiPlatform } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { GradesRoute } from './grades.route.tsx'
import { LtiRoute } from './lti.route.tsx'

const acme: LtiPlatform = {
  id: 3,
  name: 'Acme Moodle',
  issuer: 'https://lms.acme.example',
  clientId: 'tool-1',
  deploymentIds: ['1'],
  siteUrl: 'https://lms.acme.example',
  loginUrl: 'https://lms.acme.example/auth',
  tokenUrl: 'https://lms.acme.example/token',
  keysetUrl: 'https://lms.acme.example/keys',
  emailDomains: ['acme.example'],
  moduleCodes: ['IC0110', 'IC0112'],
  givesAccess: true,
  seats: 25,
  isActive: true,
  people: 4,
  failedGrades: 2,
  lastLaunchAt: null,
  createdAt: '2026-11-24T08:00:00.000Z',
}
const failed: LtiGrade = {
  id: '0b6f8c4e-3f2f-4a55-9a0c-2f1b0f3f9d11',
  name: 'Lee Park',
  email: 'lee@acme.example',
  moduleCode: 'IC0110',
  state: 'failed',
  activity: 'Completed',
  score: 0.9,
  reportedAt: '2026-11-24T08:00:00.000Z',
  sentAt: null,
  problem: 'The gradebook of the platform answered 403.',
}
const tool = {
  loginUrl: 'https://training.example/api/lti/login',
  launchUrl: 'https://training.example/api/lti/launch',
  deepLinkingUrl: 'https://training.example/api/lti/deep-linking',
  keysetUrl: 'https://training.example/api/lti/keys',
  key: { id: 'key-1', createdAt: '2026-11-24T08:00:00.000Z' },
}
const page = { total: 1, page: 1, size: 20 }

function open(routes: Record<string, unknown> = {}, Route = LtiRoute) {
  const shown: string[] = []
  const api = fakeApi({
    'GET /admin/lti/platforms': { items: [acme], ...page },
    'GET /admin/lti/tool': tool,
    ...routes,
  })
  renderPage(Route, {
    at: '/admin/lti/3',
    path: '/admin/lti/:id?',
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin' }),
      notify: (_, message) => shown.push(message),
    },
  })
  return { ...api, shown }
}

test('lists systems with their seats and what was not delivered, and leads to their results', async () => {
  const { calls } = open()
  const row = await screen.findByRole('row', { name: /Acme Moodle/ })
  for (const text of ['4 of 25 seats', '2 results not delivered', '2 modules', 'Access included', 'On'])
    expect(within(row).getByText(text)).toBeVisible()
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/lti/3')
  expect(calls[0]?.path).toBe('/admin/lti/platforms?q=&page=1&size=20')
})

test('registers a system with every module, and marks an address without encryption', async () => {
  const { calls } = open({ 'POST /admin/lti/platforms': () => ({ status: 201, body: acme }) })
  await userEvent.click(screen.getByRole('button', { name: 'Register a system' }))
  const type = (name: string, value: string) => userEvent.type(screen.getByRole('textbox', { name }), value)
  await type('Name', 'Acme Moodle')
  await type('Address of the system', 'http://lms.acme.example')
  await type('Issuer', acme.issuer)
  await type('Client ID', acme.clientId)
  await type('Deployment IDs', '1, 2')
  await type('Authentication request URL', acme.loginUrl)
  await type('Access token URL', acme.tokenUrl)
  await type('Public keyset URL', acme.keysetUrl)
  await type('Seats', 'many')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const site = screen.getByRole('textbox', { name: 'Address of the system' })
  await waitFor(() => expect(site).toHaveAccessibleDescription(/starts with https/))
  expect(screen.getByRole('textbox', { name: 'Seats' })).toBeInvalid()
  await userEvent.clear(site)
  await userEvent.type(site, acme.siteUrl)
  await userEvent.clear(screen.getByRole('textbox', { name: 'Seats' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = calls.find(({ method }) => method === 'POST')?.body as LtiPlatform
  expect(body).toMatchObject({ deploymentIds: ['1', '2'], seats: null, givesAccess: true, isActive: true })
  expect(body.moduleCodes).toHaveLength(12)
})

test('shows the addresses to copy, and replaces the key after a question', async () => {
  const user = userEvent.setup()
  const { calls, shown } = open({ 'POST /admin/lti/keys': tool })
  await user.click(screen.getByRole('button', { name: 'Our addresses' }))
  expect(await screen.findByRole('textbox', { name: /Login URL/ })).toHaveValue(tool.loginUrl)
  await user.click(screen.getByRole('button', { name: 'Copy Public keyset URL' }))
  expect(await navigator.clipboard.readText()).toBe(tool.keysetUrl)
  await user.click(screen.getByRole('button', { name: 'Replace the key' }))
  const question = screen.getByRole('alertdialog', { name: 'Replace the signing key?' })
  await user.click(within(question).getByRole('button', { name: 'Replace the key' }))
  await waitFor(() => expect(shown).toContain('A new key signs from now on.'))
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('shows why a result was not delivered, and sends it again', async () => {
  const routes = {
    'GET /admin/lti/platforms/3/grades': { platform: acme, items: [failed], ...page },
    [`POST /admin/lti/grades/${failed.id}/retry`]: { ...failed, state: 'waiting' },
  }
  const { shown } = open(routes, GradesRoute)
  const row = await screen.findByRole('row', { name: /Lee Park/ })
  for (const text of ['Not delivered', '90%', failed.problem!])
    expect(within(row).getByText(text)).toBeVisible()
  await userEvent.click(within(row).getByRole('button', { name: 'Actions for Lee Park' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Send again' }))
  await waitFor(() => expect(shown).toEqual(['The result is sent again.']))
})
