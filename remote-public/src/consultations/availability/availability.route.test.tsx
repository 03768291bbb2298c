import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Availability } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { Component as AvailabilityRoute } from './availability.route.tsx'

const STORED: Availability = {
  timeZone: 'America/Chicago',
  week: [[{ from: '09:00', until: '12:30' }], [], [], [], [], [], []],
  exceptions: [],
  timeOff: [],
  isClosedOnHolidays: true,
  noticeHours: 24,
  bufferMinutes: 15,
  horizonDays: 30,
  videoLink: null,
}
const PATH = '/consultants/me/availability'

function show(answers: Record<string, unknown> = {}) {
  const save = ({ body }: { body: unknown }) => ({ body })
  const api = fakeApi({ [`GET ${PATH}`]: STORED, [`PUT ${PATH}`]: save, ...answers })
  const platform = { fetch: api.fetch, session: signedInAs({ isProfessionalPartner: true }) }
  renderPage(AvailabilityRoute, { platform, path: '/view-consultations/availability' })
  const saved = () => api.calls.find(({ method }) => method === 'PUT')?.body as Availability | undefined
  return { saved }
}
// By label and text: the roles of thousands of options take seconds to compute.
const labeled = (name: string, place = 0) => screen.getAllByLabelText(name)[place]!
const press = async (name: string) => userEvent.click(await screen.findByLabelText(name))
const pressText = async (text: string) => userEvent.click(await screen.findByText(text))
const choose = (select: HTMLElement, value: string) => fireEvent.change(select, { target: { value } })

it('saves weekly hours, a date of its own, time off and the rules', async () => {
  const { saved } = show()
  await press('Add hours on Monday')
  choose(labeled('Monday: until', 1), '17:00')
  await pressText('Add a date')
  choose(labeled('Date'), '2026-12-24')
  await press('Add hours on 2026-12-24')
  await pressText('Add time off')
  choose(labeled('First day'), '2027-01-04')
  choose(labeled('Earliest booking'), '48')
  await userEvent.type(screen.getByLabelText(/Video call link/), 'https://meet.test/priya')
  await pressText('Save my hours')
  await waitFor(() => expect(saved()).toBeDefined())
  const monday = [
    { from: '09:00', until: '12:30' },
    { from: '13:30', until: '17:00' },
  ]
  expect(saved()).toEqual({
    ...STORED,
    week: [monday, [], [], [], [], [], []],
    exceptions: [{ day: '2026-12-24', hours: [{ from: '09:00', until: '12:00' }] }],
    timeOff: [{ from: '2027-01-04', to: '2027-01-04' }],
    noticeHours: 48,
    videoLink: 'https://meet.test/priya',
  })
})

it('says at the day which hours overlap, and sends nothing', async () => {
  const { saved } = show()
  await press('Add hours on Monday')
  choose(labeled('Monday: from', 1), '10:00')
  await pressText('Save my hours')
  const monday = screen.getByText('Monday').closest('li')!
  expect(await within(monday).findByText('These hours overlap. Change one of them.')).toBeVisible()
  expect(saved()).toBeUndefined()
})

it('keeps what was changed when it cannot be saved', async () => {
  show({ [`PUT ${PATH}`]: () => ({ status: 503, body: { message: 'Try again in a minute.' } }) })
  await press('Remove 09:00 to 12:30 on Monday')
  await pressText('Save my hours')
  expect(await screen.findByText(/Try again/)).toBeVisible()
  expect(screen.queryByLabelText('Monday: from')).toBeNull()
})
