import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TaxExemption } from '@platform/shared-contracts/http'
import { fakeApi, fakeCart, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { CheckoutRoute } from '../checkout.route.tsx'

const LINE = { code: 'IC0110', title: 'Ladder Safety', priceCents: 2500 }
const QUOTE = { lines: [LINE], seats: 1, sumCents: 2500, discountCents: 0, totalCents: 2500 }
const ACCEPTED: TaxExemption = {
  ...{ id: 'e1', number: '1-23-456', state: 'TX', kind: 'nonprofit', expiresOn: '2026-12-31' },
  ...{ isExpired: false, status: 'accepted', fileName: 'exempt.pdf', fileSizeBytes: 1000 },
  ...{ sentAt: '2026-11-20T12:00:00.000Z', decidedAt: '2026-11-21T12:00:00.000Z', reason: null },
}

function open(exemptions: readonly TaxExemption[], routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({
    'POST /orders/quote': QUOTE,
    'POST /orders/duplicates': { owned: [], unpaid: [] },
    'GET /orders': [],
    'GET /tax-exemptions': exemptions,
    ...routes,
  })
  const cart = fakeCart([LINE])
  const notify = (_: string, text: string) => void notices.push(text)
  const platform = { session: signedInAs(), fetch: api.fetch, cart, notify }
  renderPage(CheckoutRoute, { platform, path: '/checkout' })
  return { ...api, notices }
}

const section = async () =>
  within((await screen.findByRole('heading', { name: 'Tax exemption' })).closest('section')!)

test('shows the certificate that applies next to the price', async () => {
  open([ACCEPTED])
  expect(await screen.findByText('Sales tax (certificate 1-23-456, TX)')).toBeVisible()
  expect(screen.getByText('Tax exempt')).toBeVisible()
  const card = within((await section()).getByRole('article'))
  expect(card.getByText('Accepted until Dec 31, 2026')).toBeVisible()
  expect(card.getByText('Texas · Nonprofit organization')).toBeVisible()
})

test.each<[string, Partial<TaxExemption>, string, RegExp]>([
  ['waits', { status: 'waiting' }, 'Being checked', /You can order now/],
  ['was refused', { status: 'refused', reason: 'Not signed.' }, 'Not accepted', /Reason: Not signed\./],
  ['expired', { isExpired: true }, 'Expired on Dec 31, 2026', /no longer applies/],
])('says what to do with one that %s, and gives no exemption', async (_why, change, badge, note) => {
  open([{ ...ACCEPTED, ...change }])
  const card = within(await (await section()).findByRole('article'))
  expect(card.getByText(badge)).toBeVisible()
  expect(card.getByText(note)).toBeVisible()
  await screen.findByText('Subtotal')
  expect(screen.queryByText('Tax exempt')).toBeNull()
})

test('sends a certificate with its file, and shows what is missing or refused at its field', async () => {
  let answer: object = { status: 422, body: { message: 'No.', fields: { expiresOn: 'It has passed.' } } }
  const { calls, notices } = open([], { 'POST /tax-exemptions': () => answer })
  await userEvent.click(await (await section()).findByRole('button', { name: 'Add a certificate' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Tax exemption certificate' }))
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  await send()
  const number = dialog.getByLabelText(/^Certificate number/)
  await waitFor(() => expect(number).toHaveAccessibleDescription(/Enter the number on the certificate\./))
  expect(number).toHaveFocus()
  const state = dialog.getByRole('combobox', { name: /^State/ })
  const kind = dialog.getByRole('combobox', { name: /^Why you are exempt/ })
  const file = dialog.getByLabelText(/^Certificate(?! number)/)
  expect(state).toHaveAccessibleDescription(/Choose a state\./)
  expect(kind).toHaveAccessibleDescription(/Choose why you are exempt\./)
  expect(file).toHaveAccessibleDescription(/Add a file: PDF, JPG or PNG\./)

  await userEvent.type(number, '1-23-456')
  await userEvent.selectOptions(state, 'DC')
  await userEvent.selectOptions(kind, 'government')
  const expiry = dialog.getByLabelText(/^Expires on/)
  await userEvent.type(expiry, '2026-01-02')
  await userEvent.upload(file, new File(['%PDF-'], 'exempt.pdf', { type: 'application/pdf' }))
  await send()
  await waitFor(() => expect(expiry).toHaveAccessibleDescription(/It has passed\./))

  answer = { status: 201, body: { ...ACCEPTED, status: 'waiting' } }
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(notices).toEqual(['Sent. We email you when it is checked.'])
  const sent = calls.findLast(({ method }) => method === 'POST')?.body as FormData
  expect(['number', 'state', 'kind', 'expiresOn'].map((name) => sent.get(name))).toEqual([
    ...['1-23-456', 'DC', 'government', '2026-01-02'],
  ])
  expect((sent.get('file') as File).name).toBe('exempt.pdf')
})
