import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { Component as ViewConsultationsRoute } from '../view-consultations.route.tsx'

const URL = 'https://oncall.test/api/calendar.ics?key=abc'
const AT = '2026-11-17T12:00:00.000Z'

async function open(createdAt: string | null) {
  const api = fakeApi({
    'GET /consultations': { items: [], total: 0, page: 1, size: 20 },
    'GET /consultations/requests': [],
    'GET /consultations/calendar': { createdAt },
    'POST /consultations/calendar': { createdAt: AT, url: URL },
    'DELETE /consultations/calendar': null,
  })
  const user = userEvent.setup()
  const platform = { fetch: api.fetch, session: signedInAs() }
  renderPage(ViewConsultationsRoute, { platform, path: '/view-consultations' })
  const details = (await screen.findByText('Show in my calendar app')).closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  return { user, sent: (method: string) => api.calls.filter((call) => call.method === method) }
}

it('gives a person an address to copy, and says that it is shown only once', async () => {
  const { user, sent } = await open(null)
  await user.click(await screen.findByRole('button', { name: 'Create a calendar address' }))
  const field = await screen.findByRole('textbox', { name: 'Calendar address' })
  expect(field).toHaveValue(URL)
  expect(field).toHaveAccessibleDescription(/only this once/)
  await user.click(screen.getByRole('button', { name: 'Copy the address' }))
  expect(await navigator.clipboard.readText()).toBe(URL)
  expect(sent('POST')).toHaveLength(1)
})

it('says that there is one, and stops it', async () => {
  const { user, sent } = await open(AT)
  expect(await screen.findByText(/You created a calendar address on .*Nov 17/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create a new address' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop using it' }))
  await screen.findByRole('button', { name: 'Stop using it' })
  expect(sent('DELETE')).toHaveLength(1)
})
