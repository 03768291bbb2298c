import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openCompany } from '../testing/open-company.tsx'

const KIM = {
  ...{ personId: 70, firstName: 'Kim', lastName: 'Novak', email: 'kim@harbor.test', module: 'IC0112' },
  ...{ until: '2027-01-31', state: 'current', trainedBy: 'class', isRequired: true },
}
const months = [
  { month: '2026-11', renewals: 0, people: 0 },
  { month: '2027-01', renewals: 2, people: 1 },
]
const LIST = 'GET /company/renewals'
const DIGEST = 'GET /company/digest'
const CALENDAR = 'GET /company/renewals/calendar'
const ADDRESS = 'https://oncall.test/api/renewals.ics?key=abc'

const open = (at = '', routes: Record<string, unknown> = {}) =>
  openCompany(`?tab=renewals${at}`, {
    [LIST]: { items: [KIM], total: 1, page: 1, size: 20, months },
    [DIGEST]: { isOn: true },
    ...routes,
  })

it('shows whose training expires when, and how much in each month', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /Kim Novak/ }))
  expect(row.getByText('Jan 31, 2027')).toBeVisible()
  expect(row.getByText('Class')).toBeVisible()
  expect(row.getByText('Required')).toBeVisible()
  expect(row.getByRole('link', { name: 'Kim Novak' })).toHaveAttribute(
    'href',
    expect.stringMatching(/person=70/),
  )
  expect(screen.getByRole('button', { name: '2 Jan 2027 1 person' })).toBeVisible()
})

it('narrows the list to a month and a site, and back to all', async () => {
  const { calls } = open()
  const january = await screen.findByRole('button', { name: /Jan 2027/ })
  await userEvent.click(january)
  await userEvent.selectOptions(screen.getByLabelText('Site'), 'Dock 2')
  expect(calls.at(-1)?.path).toBe('/company/renewals?month=2027-01&site=Dock+2&page=1&size=20')
  expect(january).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(january)
  expect(calls.at(-1)?.path).toBe('/company/renewals?site=Dock+2&page=1&size=20')
})

it('says that nothing expires, and lets a failed list be loaded again', async () => {
  let answer: unknown = { status: 500, body: {} }
  open('', { [LIST]: () => answer })
  const retry = await screen.findByRole('button', { name: /again/ })
  answer = { body: { items: [], total: 0, page: 1, size: 20, months } }
  await userEvent.click(retry)
  expect(await screen.findByText('No training expires within a year.')).toBeVisible()
})

it('gives the manager an address for the calendar app, shown once, and stops it', async () => {
  let createdAt: string | null = null
  open('', {
    [CALENDAR]: () => ({ body: { createdAt } }),
    'POST /company/renewals/calendar': () => {
      createdAt = '2026-11-27T12:00:00.000Z'
      return { status: 201, body: { createdAt, url: ADDRESS } }
    },
    'DELETE /company/renewals/calendar': () => {
      createdAt = null
      return { status: 204 }
    },
  })
  const details = (await screen.findByText('Show in my calendar app')).closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  await userEvent.click(await screen.findByRole('button', { name: 'Create a calendar address' }))
  expect(await screen.findByRole('textbox', { name: 'Calendar address' })).toHaveValue(ADDRESS)
  await userEvent.click(await screen.findByRole('button', { name: 'Stop using it' }))
  expect(await screen.findByRole('button', { name: 'Create a calendar address' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Calendar address' })).not.toBeInTheDocument()
})

it('stops the weekly email at once, and shows what is stored when that fails', async () => {
  let isOn = true
  let status = 200
  const { notices } = open('', {
    [DIGEST]: () => ({ body: { isOn } }),
    'PUT /company/digest': () => {
      if (status === 200) isOn = false
      return { status, body: status === 200 ? { isOn } : { message: 'Try again later.' } }
    },
  })
  const digest = await screen.findByRole('switch', { name: 'Weekly email' })
  await waitFor(() => expect(digest).toBeChecked())
  status = 500
  await userEvent.click(digest)
  await waitFor(() => expect(notices).toHaveLength(1))
  await waitFor(() => expect(digest).toBeChecked())
  status = 200
  await userEvent.click(digest)
  await waitFor(() => expect(notices.at(-1)).toBe('You no longer get the weekly email.'))
  await waitFor(() => expect(digest).not.toBeChecked())
})
