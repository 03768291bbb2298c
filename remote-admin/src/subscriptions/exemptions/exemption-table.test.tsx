import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TaxExemptionDecision, TaxExemptionReview } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { SubscriptionsRoute } from '../subscriptions.route.tsx'

const WAITING: TaxExemptionReview = {
  ...{ id: 'e1', number: '1-23-456', state: 'TX', kind: 'nonprofit', expiresOn: '2026-12-31' },
  ...{ isExpired: false, status: 'waiting', fileName: 'exempt.pdf', fileSizeBytes: 1000 },
  ...{ sentAt: '2026-11-20T12:00:00.000Z', decidedAt: null, reason: null },
  ...{ owner: { name: 'Acme', email: null }, decidedBy: null },
}
const DECIDED = { decidedBy: 'super@oncall.test', decidedAt: '2026-11-21T12:00:00.000Z' }
const NO_REASON = { message: 'No.', code: 'invalid', fields: { reason: 'Enter a reason.' } }

function open(first = WAITING) {
  const notices: string[] = []
  let row = first
  const page = { page: 1, size: 20, total: 1 }
  const api = fakeApi({
    'GET /admin/orders': { ...page, items: [], waiting: 0, total: 0 },
    'GET /admin/tax-exemptions': () => ({ body: { ...page, items: [row], waiting: 1 } }),
    'POST /admin/tax-exemptions/e1/decision': ({ body }: { readonly body: TaxExemptionDecision }) => {
      const { isAccepted, expiresOn, reason } = body
      if (!isAccepted && !reason) return { status: 422, body: NO_REASON }
      row = isAccepted
        ? { ...row, ...DECIDED, status: 'accepted', expiresOn }
        : { ...row, ...DECIDED, status: 'refused', reason }
      return { body: row }
    },
  })
  renderPage(SubscriptionsRoute, {
    path: '/subscriptions-dashboard',
    at: '/subscriptions-dashboard?view=exemptions',
    platform: {
      ...{ fetch: api.fetch, session: signedInAs({ role: 'super_admin' }) },
      notify: (_: string, text: string) => void notices.push(text),
    },
  })
  const sent = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { notices, sent }
}

async function choose(action: string): Promise<void> {
  const row = await screen.findByRole('row', { name: /1-23-456/ })
  await userEvent.click(within(row).getAllByRole('button')[0]!)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

test('accepts a certificate with the last day that it has', async () => {
  const { notices, sent } = open()
  const row = await screen.findByRole('row', { name: /1-23-456/ })
  expect(row).toHaveTextContent(/TX · Nonprofit organization.*Acme.*Nov 20, 2026.*Dec 31, 2026.*To check/)
  await choose('Check')
  const dialog = within(screen.getByRole('dialog', { name: 'Check certificate 1-23-456' }))
  expect(dialog.getByText('TX - Texas')).toBeVisible()
  const last = dialog.getByLabelText(/^Last day/)
  await userEvent.clear(last)
  await userEvent.type(last, '2027-06-30')
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toEqual([{ isAccepted: true, expiresOn: '2027-06-30', reason: '' }])
  expect(notices).toEqual(['The certificate was accepted. We emailed the buyer.'])
})

test('refuses one with a reason, which is asked for', async () => {
  const { notices, sent } = open()
  await choose('Check')
  const dialog = within(screen.getByRole('dialog'))
  const refuse = () => userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  await refuse()
  const reason = dialog.getByRole('textbox', { name: /^Reason/ })
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Enter a reason\./))
  await userEvent.type(reason, 'It is not signed.')
  await refuse()
  const row = await screen.findByRole('row', { name: /Refused/ })
  expect(row).toHaveTextContent(/super@oncall\.test, Nov 21, 2026.*It is not signed\./)
  expect(sent().at(-1)).toMatchObject({ isAccepted: false, reason: 'It is not signed.' })
  expect(notices).toEqual(['The certificate was refused. We emailed the buyer.'])
})

test('refuses one that was accepted before, after a question', async () => {
  const { sent } = open({ ...WAITING, ...DECIDED, status: 'accepted' })
  await choose('Refuse')
  const dialog = within(screen.getByRole('alertdialog', { name: 'Refuse certificate 1-23-456?' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Revoked by the state.')
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByRole('row', { name: /Refused/ })).toBeVisible()
  expect(sent()).toMatchObject([{ isAccepted: false, reason: 'Revoked by the state.' }])
})
