import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LrsConnection, LrsStatement, LrsTestAnswer } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { LrsRoute } from './lrs.route.tsx'

const connection: LrsConnection = {
  settings: {
    ...{ endpoint: 'https://lrs.acme.example/xapi', version: '1.0.3', key: 'sender' },
    ...{ namesPeople: false, isActive: true },
  },
  ...{ waiting: 3, rejected: 1, sent: 1200 },
  lastSuccessAt: '2026-11-24T08:00:00.000Z',
  problem: null,
  nextAttemptAt: null,
}
const none: LrsConnection = {
  ...connection,
  ...{ settings: null, waiting: 0, rejected: 0, sent: 0, lastSuccessAt: null },
}
const rejected: LrsStatement = {
  ...{ position: 7, id: '0b6f8c4e-3f2f-4a55-9a0c-2f1b0f3f9d11', name: 'Lee Park', email: 'lee@acme.example' },
  ...{ verb: 'passed', activity: 'Quiz', state: 'rejected', sentAt: null },
  queuedAt: '2026-11-24T08:00:00.000Z',
  problem: 'The record store answered 400: Not wanted',
}

function open(routes: Record<string, unknown> = {}) {
  const shown: string[] = []
  const api = fakeApi({
    'GET /admin/lrs': connection,
    'GET /admin/lrs/statements': { items: [rejected], total: 1, page: 1, size: 20 },
    ...routes,
  })
  renderPage(LrsRoute, {
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin' }),
      notify: (_, message) => shown.push(message),
    },
  })
  return { ...api, shown }
}
const bodyOf = (calls: ReturnType<typeof open>['calls'], wanted: string) =>
  calls.find(({ method, path }) => `${method} ${path}` === wanted)?.body

test('shows the queue, why nothing can be sent, and sends a rejected statement again', async () => {
  const waiting = {
    ...connection,
    problem: 'The record store answered 503.',
    nextAttemptAt: connection.lastSuccessAt,
  }
  const { calls, shown } = open({
    'GET /admin/lrs': waiting,
    'POST /admin/lrs/send': connection,
    'POST /admin/lrs/statements/7/retry': { ...rejected, state: 'waiting' },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /answered 503\. The next try is at .+ Nothing is lost/,
  )
  expect(screen.getByText('1,200')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(shown).toEqual(['Sending has started.']))
  const row = await screen.findByRole('row', { name: /Lee Park/ })
  for (const text of ['Rejected', 'passed', 'Quiz', rejected.problem!])
    expect(within(row).getByText(text)).toBeVisible()
  await userEvent.click(within(row).getByRole('button', { name: 'Actions for Lee Park, passed' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Send again' }))
  await waitFor(() => expect(shown).toContain('The statement is sent again.'))
  expect(calls.some(({ path }) => path === '/admin/lrs/statements?state=&page=1&size=20')).toBe(true)
})

test('sets a store up: tests what is typed, then saves it', async () => {
  const user = userEvent.setup()
  const answer: LrsTestAnswer = { outcome: 'refused', status: 401, versions: ['1.0.3'] }
  const { calls, shown } = open({
    'GET /admin/lrs': none,
    'POST /admin/lrs/test': answer,
    'PUT /admin/lrs': connection,
  })
  await user.click(await screen.findByRole('button', { name: 'Set up the record store' }))
  const test = screen.getByRole('button', { name: 'Test the connection' })
  const address = screen.getByRole('textbox', { name: 'Address' })
  await user.type(address, 'http://lrs.acme.example')
  await user.click(test)
  await waitFor(() => expect(address).toHaveAccessibleDescription(/starts with https/))
  expect(bodyOf(calls, 'POST /admin/lrs/test')).toBeUndefined()
  await user.clear(address)
  await user.type(address, 'https://lrs.acme.example/xapi')
  await user.type(screen.getByRole('textbox', { name: 'Key' }), 'sender')
  await user.type(screen.getByLabelText('Secret'), 'hidden')
  await user.click(test)
  expect(await screen.findByText(/does not accept this key and secret.*status 401/)).toBeVisible()
  const access = {
    endpoint: 'https://lrs.acme.example/xapi',
    version: '1.0.3',
    key: 'sender',
    secret: 'hidden',
  }
  expect(bodyOf(calls, 'POST /admin/lrs/test')).toEqual(access)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(shown).toEqual(['The record store was saved.']))
  expect(bodyOf(calls, 'PUT /admin/lrs')).toEqual({ ...access, namesPeople: false, isActive: true })
})

test('keeps the stored secret unless one is typed, and marks the field when the server wants it', async () => {
  const message = 'Enter the secret for this address.'
  const { calls } = open({
    'PUT /admin/lrs': () => ({
      status: 422,
      body: { message, fields: { secret: message } },
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Settings' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), '/other')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Secret')).toHaveAccessibleDescription(new RegExp(message)),
  )
  expect(bodyOf(calls, 'PUT /admin/lrs')).toMatchObject({ secret: null })
})

test('removes the store after a question', async () => {
  const { shown } = open({ 'DELETE /admin/lrs': () => ({ status: 204, body: null }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  const question = screen.getByRole('alertdialog', { name: 'Remove the record store?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(shown).toEqual(['The record store was removed.']))
})
