import { screen, within } from '@testing-library/react'
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

test('lists professionals, and hides how to reach those who do not want to be', async () => {
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
