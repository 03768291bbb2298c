import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { ReleasesRoute } from './releases.route.tsx'

const [old, current] = ['1.0.0-0123456789ab', '1.1.0-ba9876543210']
const at = '2026-06-01T10:00:00.000Z'
const release = (ref: string) => ({
  release: ref,
  registeredAt: at,
  contract: '^2.0.0',
  fits: true,
  fault: null,
})
const learner = {
  remote: 'learner',
  channels: { stable: old },
  pins: [{ tenant: 'trinova', release: old, expiresAt: at, reason: 'An audit' }],
  rollouts: [
    {
      id: 'r1',
      release: current,
      salt: 'salt-salt',
      stages: [500, 10_000],
      stage: 0,
      tenants: null,
      holdMs: 600_000,
      reason: 'Slowly',
      actor: 'team learner',
      at,
    },
  ],
  follows: {},
  kills: [],
  releases: [release(current), release(old)],
  faults: [],
}
const health = {
  remote: 'learner',
  since: at,
  releases: [{ release: current, loads: 40, failures: 3, p75Ms: 210, failuresByHour: [0, 3] }],
}
const change = { slot: 'rollout/r1', before: { release: current }, after: null }

function open(routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({
    'GET /registry/remotes': { version: 3, shellContract: '2.0.0', remotes: [learner] },
    'GET /registry/remotes/learner/health': health,
    'GET /registry/remotes/learner/history': [
      { seq: 2, at, actor: 'health gate', reason: '6 of 10 pages failed', remote: 'learner', ...change },
    ],
    'GET /tenants': { items: [], total: 0, page: 1, size: 100 },
    ...routes,
  })
  renderPage(ReleasesRoute, {
    path: '/release-management',
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin', isOperator: true }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

test('it shows what runs, the health of each release, and who changed what', async () => {
  open()
  expect(await screen.findByText(`Rollout to ${current}`)).toBeVisible()
  expect(screen.getByText(/Stage 1 of 2: 5% of visitors/)).toBeVisible()
  expect(screen.getByText(/trinova is pinned to/)).toBeVisible()
  const row = await screen.findByRole('row', { name: new RegExp(`^${current}`) })
  expect(await within(row).findByText('210 ms')).toBeVisible()
  expect(await screen.findByText('3 failures in 24 hours')).toBeVisible()
  expect(await screen.findByText('6 of 10 pages failed')).toBeVisible()
})

test('it changes nothing without a reason, and reports a change with one', async () => {
  const { calls, notices } = open({ 'DELETE /registry/remotes/learner/rollouts/r1': { changes: [change] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Stop rollout' }))
  const dialog = screen.getByRole('alertdialog')
  await userEvent.type(within(dialog).getByLabelText(/Why/), 'x')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stop rollout' }))
  const why = within(dialog).getByLabelText(/Why/)
  await waitFor(() => expect(why).toHaveFocus())
  expect(why).toHaveAccessibleDescription(/Enter a reason in a few words\./)
  await userEvent.type(within(dialog).getByLabelText(/Why/), ' leaks')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stop rollout' }))
  await screen.findByText(`Rollout to ${current}`)
  expect(calls.find(({ method }) => method === 'DELETE')).toMatchObject({ body: { reason: 'x leaks' } })
  expect(notices).toEqual(['The change was made.'])
})

test('it shows a refusal in the dialog and preserves the input', async () => {
  open({
    'POST /registry/remotes/learner/rollback': () => ({
      status: 409,
      body: { message: 'There is nothing before it.' },
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }))
  const dialog = screen.getByRole('alertdialog')
  await userEvent.type(within(dialog).getByLabelText(/Why/), 'It hangs')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Roll back' }))
  expect(await within(dialog).findByText('There is nothing before it.')).toBeVisible()
  expect(within(dialog).getByLabelText(/Why/)).toHaveValue('It hangs')
})

test('it asks before a reason is lost, and shows a refusal at its field', async () => {
  const body = { message: 'Some fields are wrong.', fields: { reason: 'Say more.' } }
  open({ 'DELETE /registry/remotes/learner/rollouts/r1': () => ({ status: 422, body }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Stop rollout' }))
  const why = screen.getByLabelText(/Why/)
  await userEvent.type(why, 'It leaks')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Stop rollout' }))
  await waitFor(() => expect(why).toHaveAccessibleDescription(/Say more\./))
  expect(why).toHaveFocus()
})

test('it marks what a rollout lacks at its fields', async () => {
  const { calls } = open()
  const row = await screen.findByRole('row', { name: new RegExp(`^${old}`) })
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: /rollout/i }))
  const shares = screen.getByLabelText(/^Percent of visitors/)
  await userEvent.clear(shares)
  await userEvent.type(shares, '50, 5')
  await userEvent.click(screen.getByRole('button', { name: 'Start a rollout' }))
  await waitFor(() => expect(shares).toHaveFocus())
  expect(shares).toHaveAccessibleDescription(/Enter increasing percentages up to 100\./)
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
})

test('it explains step by step why a visitor gets a release', async () => {
  open({
    'GET /registry/remotes/learner/why': {
      remote: 'learner',
      tenant: 'oncall',
      at,
      release: old,
      why: ['no pin for oncall', 'channel stable'],
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Explain' }))
  expect(await screen.findByText(`${old} is served.`)).toBeVisible()
  expect(screen.getByText('no pin for oncall')).toBeVisible()
})
