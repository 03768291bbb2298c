import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PartnerRecord } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { PartnersRoute } from './partners.route.tsx'

const credential = { name: 'CSP', issuer: 'BCSP', verifiedOn: '2026-01-02', expiresOn: null }
const zoe: PartnerRecord = {
  id: 3,
  email: 'zoe@oncall.test',
  firstName: 'Zoë',
  lastName: 'Ray',
  title: 'Hygienist',
  certifications: ['CSP'],
  learners: 2,
  profile: {
    publicUrl: 'zoe-ray',
    bio: ['One.'],
    services: ['Audits'],
    states: ['TX'],
    languages: ['en'],
    specialties: ['IC0110'],
    credentials: [credential, { ...credential, name: 'CIH' }],
  },
}
const bob: PartnerRecord = { ...zoe, id: 4, firstName: 'Bob', profile: null, learners: 0 }

function open(at = '', routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({
    'GET /admin/partners': { items: [zoe, bob], total: 2 },
    'GET /admin/partners/candidates': [{ id: 9, email: 'ann@oncall.test', firstName: 'Ann', lastName: 'Li' }],
    ...routes,
  })
  const { unmount } = renderPage(PartnersRoute, {
    path: '/professional-partners',
    at: `/professional-partners${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices, leave: unmount }
}

const field = (name: RegExp | string) => screen.findByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save partner' }))
const retype = async (element: HTMLElement, text: string) => {
  await userEvent.clear(element)
  await userEvent.type(element, text)
}

beforeEach(() => sessionStorage.clear())

describe('The list of partners', () => {
  it('finds a partner by what the address says, and shows all of them again', async () => {
    open('?q=bob')
    expect(await screen.findByRole('row', { name: /Bob Ray.*No page yet/ })).toBeVisible()
    expect(screen.queryByRole('row', { name: /Zoë Ray/ })).toBeNull()
    await retype(screen.getByRole('searchbox'), 'xyz')
    await userEvent.click(await screen.findByRole('button', { name: 'Show all partners' }))
    expect(await screen.findByRole('row', { name: /Zoë Ray.*zoe-ray/ })).toBeVisible()
  })

  it('removes a partner after asking who supports their learners', async () => {
    const { calls, notices } = open('', { 'DELETE /admin/partners/3': () => ({ status: 204 }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Zoë Ray' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove as partner' }))
    const question = screen.getByRole('alertdialog', { name: 'Remove Zoë Ray as a partner?' })
    await userEvent.selectOptions(within(question).getByRole('combobox', { name: 'New partner' }), 'Bob Ray')
    await userEvent.click(within(question).getByRole('button', { name: 'Remove as partner' }))
    await waitFor(() => expect(notices).toEqual(['Zoë Ray is no longer a partner.']))
    expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/admin/partners/3?to=4')
  })

  it('keeps the question open when the partner is not removed', async () => {
    open('', { 'DELETE /admin/partners/4': () => ({ status: 503, body: { message: 'Try later.' } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Bob Ray' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove as partner' }))
    const question = screen.getByRole('alertdialog')
    expect(within(question).queryByRole('combobox')).toBeNull()
    await userEvent.click(within(question).getByRole('button', { name: 'Remove as partner' }))
    expect(await within(question).findByText('Try later.')).toBeVisible()
  })

  it('offers people to become partners', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Add a partner' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Choose Ann Li' }))
    expect(await screen.findByRole('heading', { name: 'Make Ann Li a partner' })).toBeVisible()
    expect(await field(/^Public address/)).toHaveValue('ann-li')
  })
})

describe('A partner', () => {
  it('is saved with the credentials that remain', async () => {
    const { calls, notices } = open('?partner=3', { 'PUT /admin/partners/3': zoe })
    await retype(await field(/^States/), 'tx, ok')
    await userEvent.click(screen.getByRole('button', { name: 'Remove CSP' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add a credential' }))
    await userEvent.type(screen.getAllByRole('textbox', { name: 'Name' })[1] as HTMLElement, 'CHST')
    await save()
    await waitFor(() => expect(notices).toEqual(['Zoë Ray was saved.']))
    const { profile } = calls.find(({ method }) => method === 'PUT')?.body as PartnerRecord
    expect(profile).toMatchObject({ states: ['TX', 'OK'], specialties: ['IC0110'] })
    expect(profile?.credentials).toEqual([
      { ...credential, name: 'CIH' },
      { name: 'CHST', issuer: '', verifiedOn: null, expiresOn: null },
    ])
    expect(await screen.findByRole('row', { name: /Bob Ray/ })).toBeVisible()
  })

  it('is marked where it is wrong, with the focus on the first of it, and not sent', async () => {
    const { calls } = open('?new=ann@oncall.test')
    await retype(await field(/^States/), 'Texas')
    await userEvent.click(screen.getByRole('button', { name: 'Add a credential' }))
    await save()
    const title = await field(/^Title/)
    await waitFor(() => expect(title).toHaveFocus())
    expect(title).toBeInvalid()
    expect(title).toHaveAccessibleDescription(/Enter a title\./)
    expect(await field(/^States/)).toHaveAccessibleDescription(/Use two-letter codes/)
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.')
    expect(calls.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('shows what the server refused at its field', async () => {
    const fields = { 'profile.publicUrl': 'This address is taken.' }
    open('?partner=3', {
      'PUT /admin/partners/3': () => ({ status: 409, body: { message: 'Taken.', fields } }),
    })
    const address = await field(/^Public address/)
    await retype(address, 'bob')
    await save()
    await waitFor(() => expect(address).toHaveAccessibleDescription(/This address is taken\./))
    expect(address).toHaveFocus()
    expect(address).toHaveValue('bob')
  })

  it('stores what is typed when the user leaves without saving, until it is discarded', async () => {
    const { leave } = open('?partner=3')
    await retype(await field(/^About/), 'Two.')
    await userEvent.click(screen.getByRole('button', { name: 'Remove CSP' }))
    await userEvent.click(screen.getByRole('link', { name: 'All partners' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(await screen.findByRole('link', { name: 'Zoë Ray' }))
    expect(await field(/^About/)).toHaveValue('Two.')
    leave()
    open('?partner=3')
    await waitFor(async () => expect(await field(/^About/)).toHaveValue('Two.'))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('CIH')
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(await field(/^About/)).toHaveValue('One.')
    expect(screen.getAllByRole('textbox', { name: 'Name' })).toHaveLength(2)
    expect(sessionStorage).toHaveLength(0)
  })

  it('is not overwritten by an older draft after another user saved', async () => {
    const { leave } = open('?partner=3')
    await retype(await field(/^About/), 'Two.')
    leave()
    const newer = { ...zoe, title: 'Engineer', profile: { ...zoe.profile!, bio: ['Three.'] } }
    const { calls } = open('?partner=3', {
      'GET /admin/partners': { items: [newer, bob], total: 2 },
      'PUT /admin/partners/3': newer,
    })
    await waitFor(async () => expect(await field(/^About/)).toHaveValue('Two.'))
    expect(screen.getByText(/Someone else changed what you edited here\./)).toBeVisible()
    await save()
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        title: 'Engineer',
        profile: { bio: ['Two.'] },
      }),
    )
  })
})

describe('The payout report', () => {
  const payout = {
    partner: { id: 3, name: 'Zoë Ray', email: 'zoe@oncall.test' },
    ...{ completed: 4, missedByClient: 1, canceledLate: 0, missedByPartner: 0, unrecorded: 2 },
    ...{ paidMinutes: 270, heldMinutes: 200 },
  }

  it('shows what each partner is paid for in the month of the address', async () => {
    const { calls } = open('?payouts=2026-11', {
      'GET /admin/payouts': { month: '2026-11', items: [payout] },
    })
    const row = await screen.findByRole('row', { name: /Zoë Ray/ })
    expect(within(row).getByRole('cell', { name: '4.5' })).toBeVisible()
    expect(within(row).getByRole('cell', { name: '3.33' })).toBeVisible()
    expect(screen.getByRole('button', { name: /CSV|Export|Download/ })).toBeEnabled()
    const months = screen.getByRole('combobox', { name: 'Month' })
    await userEvent.selectOptions(months, screen.getAllByRole('option')[1]!)
    await waitFor(() => expect(calls.filter(({ path }) => path.includes('payouts'))).toHaveLength(2))
  })

  const money = {
    ...{ amountCents: 45_000, unratedMinutes: 0, isPayable: true, payment: null },
    rates: [{ centsPerHour: 10_000, minutes: 270 }],
  }

  it('shows amounts at their rates, and records a payment with its reference once', async () => {
    let item: object = { ...payout, unrecorded: 0, money }
    const payment = { reference: 'Transfer 77', paidOn: '2026-12-02', recordedBy: 'admin@oncall.test' }
    const { calls } = open('?payouts=2026-11', {
      'GET /admin/payouts': () => ({ body: { month: '2026-11', items: [item] } }),
      'POST /admin/payouts/2026-11/payments': () => {
        const paid = { isPayable: false, payment: { ...payment, amountCents: 45_000 } }
        item = { ...payout, unrecorded: 0, money: { ...money, ...paid } }
        return { status: 201, body: { month: '2026-11', items: [item] } }
      },
    })
    const row = await screen.findByRole('row', { name: /Zoë Ray/ })
    expect(row).toHaveTextContent(/\$450.*4\.5 h at \$100.*To pay/)
    expect(screen.getByText('1 partner: $450 in this month, of which $0 are paid.')).toBeVisible()
    await userEvent.click(within(row).getByRole('button', { name: /Zoë Ray/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as paid' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark November 2026 as paid?' }))
    expect(dialog.getByText(/Zoë Ray gets \$450 for November 2026\. This does not send money/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }))
    expect(await dialog.findByText('Enter the reference of the payment.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/Reference/), 'Transfer 77')
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }))
    await waitFor(() => expect(screen.getByRole('row', { name: /Zoë Ray/ })).toHaveTextContent('Transfer 77'))
    const sent = calls.find(({ path }) => path.endsWith('/payments'))?.body
    expect(sent).toMatchObject({ partnerId: 3, amountCents: 45_000, reference: 'Transfer 77' })
  })

  it('sets an hourly rate from a day on, and shows all rates with who set them', async () => {
    const rate = { centsPerHour: 9000, validFrom: '2026-10-01', setBy: 'boss@oncall.test' }
    const rates = { items: [{ ...rate, setAt: '2026-10-01T12:00:00.000Z' }] }
    const { calls } = open('?payouts=2026-11', {
      'GET /admin/payouts': {
        month: '2026-11',
        items: [{ ...payout, money: { ...money, isPayable: false } }],
      },
      'GET /admin/partners/3/rates': rates,
      'POST /admin/partners/3/rates': () => ({ status: 201, body: rates }),
    })
    const row = await screen.findByRole('row', { name: /Zoë Ray/ })
    await userEvent.click(within(row).getByRole('button', { name: /Zoë Ray/ }))
    const choices = screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)
    if (choices.length > 0) await userEvent.click(screen.getByRole('menuitem', { name: 'Hourly rate' }))
    expect(choices).not.toContain('Mark as paid')
    const dialog = within(await screen.findByRole('dialog', { name: 'Hourly rate of Zoë Ray' }))
    expect(await dialog.findByText('$90 from Oct 1, 2026, set by boss@oncall.test')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/Dollars per hour/), '105.50')
    await userEvent.click(dialog.getByRole('button', { name: 'Set rate' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = calls.find(({ method }) => method === 'POST')
    expect(sent?.body).toMatchObject({ centsPerHour: 10_550 })
  })

  it('is reached from the list, and says so where nothing happened', async () => {
    open('', { 'GET /admin/payouts': { month: '2026-11', items: [] } })
    await userEvent.click(await screen.findByRole('link', { name: 'Payout report' }))
    expect(await screen.findByText('No partner had consultations in this month.')).toBeVisible()
  })
})
