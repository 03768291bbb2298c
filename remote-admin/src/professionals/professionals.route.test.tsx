import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Professional, ProfessionalPage } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { ProfessionalsRoute } from './professionals.route.tsx'

const ada: Professional = {
  id: 3,
  firstName: 'Ada',
  lastName: 'Quist',
  email: 'ada@quist.test',
  phone: null,
  companyName: null,
  city: 'Austin',
  state: 'TX',
  certifications: ['CSP'],
  services: ['Audits'],
  certifiedUntil: '2027-12-31',
  source: 'Business card',
  doNotContact: false,
  checkedOn: null,
}
const found: ProfessionalPage = {
  items: [ada, { ...ada, id: 4, lastName: 'Rood', email: 'rood@quist.test', doNotContact: true }],
  total: 2,
  page: 1,
  size: 20,
  certifications: ['CIH', 'CSP'],
  services: ['Audits'],
}

function open(at = '', routes: Record<string, unknown> = {}) {
  const api = fakeApi({ 'GET /professionals': found, ...routes })
  renderPage(ProfessionalsRoute, {
    path: '/csp-ehs-professionals',
    at: `/csp-ehs-professionals${at}`,
    platform: { fetch: api.fetch, session: signedInAs({ role: 'super_admin' }) },
  })
  return api
}

test('lists professionals and hides the contact data of those who opted out', async () => {
  open()
  const row = await screen.findByRole('row', { name: /Ada Rood/ })
  expect(within(row).getByText('Do not contact')).toBeVisible()
  expect(within(row).queryByRole('link')).toBeNull()
  expect(screen.getByRole('link', { name: 'ada@quist.test' })).toHaveAttribute(
    'href',
    'mailto:ada@quist.test',
  )
})

test('searches by what the address says and what is chosen', async () => {
  const { calls } = open('?view=search&state=TX')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find Professionals')
  await screen.findByRole('row', { name: /Ada Quist/ })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Certification' }), 'CIH')
  expect(calls.at(-1)?.path).toMatch(/state=TX&certification=CIH/)
})

test('changes an entry, and shows what the server refuses at its field', async () => {
  const { calls } = open('', {
    'PUT /professionals/3': () => ({ status: 409, body: { message: 'Taken.', fields: { email: 'Taken.' } } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ada Quist' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
  const city = screen.getByRole('textbox', { name: 'City' })
  await userEvent.clear(city)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Taken.')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    city: null,
    certifications: ['CSP'],
  })
})

test('marks what is missing in a new entry, focuses the first of it, and asks before it is closed', async () => {
  const { calls } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Add a professional' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Austin')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const first = screen.getByRole('textbox', { name: 'First name' })
  await waitFor(() => expect(first).toHaveFocus())
  expect(first).toHaveAccessibleDescription('Enter a name.')
  expect(screen.getByRole('combobox', { name: 'State', description: 'Choose a state.' })).toBeInvalid()
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Austin')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('deletes an entry after asking; a refusal stays in the question', async () => {
  let isUp = false
  open('', {
    'DELETE /professionals/3': () =>
      isUp ? { status: 204 } : { status: 503, body: { message: 'Try later.' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ada Quist' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  const question = screen.getByRole('alertdialog', { name: 'Delete Ada Quist?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await within(question).findByText('Try later.')).toBeVisible()
  isUp = true
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
