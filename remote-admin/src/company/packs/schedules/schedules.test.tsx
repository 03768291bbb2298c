import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { openCompany } from '../../testing/open-company.tsx'

const SCHEDULE = {
  ...{ id: '6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a33', modules: ['IC0112'], site: 'Dock 2', department: '' },
  ...{ hasCertificates: true, every: 'week', day: 2, recipients: [1], linkDays: 7 },
  ...{ setBy: 'helen@harbor.test', paused: null, nextOn: '2026-12-01', madeFor: '2026-11-24' },
}
const MANAGERS = [
  { id: 1, name: 'Helen Ruiz', email: 'helen@harbor.test' },
  { id: 2, name: 'Omar Haddad', email: 'omar@harbor.test' },
]
const PATH = '/company/pack-schedules'

function open(schedules: unknown, routes: Record<string, unknown> = {}) {
  const listed = typeof schedules === 'function' ? schedules : () => schedules
  return openCompany('?tab=packs', {
    'GET /company/inspection-packs': [],
    'POST /company/inspection-packs/size': { people: 240, certificates: 300 },
    [`GET ${PATH}`]: () => ({ body: { schedules: listed() as unknown, managers: MANAGERS } }),
    ...routes,
  })
}

async function choose(action: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for the schedule/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

it('adds a schedule for each week, with the managers who get a link', async () => {
  const area = open([], { [`POST ${PATH}`]: () => ({ status: 201, body: { id: SCHEDULE.id } }) })
  expect(await screen.findByText('No pack is made on a schedule.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add a schedule' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add a schedule for inspection packs' }))
  expect(dialog.getByLabelText('Day of the month')).toHaveValue('1')
  await userEvent.selectOptions(dialog.getByLabelText('How often'), 'Each week')
  await userEvent.selectOptions(dialog.getByLabelText('Day of the week'), 'Tuesday')
  await userEvent.selectOptions(dialog.getByLabelText('Site'), 'Dock 2')
  // The manager who sets it gets the emails unless they choose otherwise.
  expect(dialog.getByRole('checkbox', { name: 'Helen Ruiz (helen@harbor.test)' })).toBeChecked()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Omar Haddad (omar@harbor.test)' }))
  await userEvent.selectOptions(dialog.getByLabelText('How long each link works'), '30 days')
  await userEvent.click(await dialog.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(area.notices).toEqual(['The schedule was saved.']))
  expect(area.calls.find(({ method, path }) => method === 'POST' && path === PATH)?.body).toEqual({
    ...{ modules: CORE_MODULES.map(({ code }) => code), site: 'Dock 2', department: '' },
    ...{ hasCertificates: false, every: 'week', day: 2, recipients: [1, 2], linkDays: 30 },
  })
})

it('shows when the next pack is made and for whom, and changes it', async () => {
  const area = open([SCHEDULE], { [`PUT ${PATH}/${SCHEDULE.id}`]: { id: SCHEDULE.id } })
  const row = within(await screen.findByRole('row', { name: /Each week on Tuesday/ }))
  expect(row.getByText('Dec 1, 2026')).toBeVisible()
  expect(row.getByText('Last on Nov 24, 2026')).toBeVisible()
  expect(row.getByText('Helen Ruiz')).toBeVisible()
  await choose('Edit')
  const dialog = within(screen.getByRole('dialog', { name: /^Edit the schedule/ }))
  await userEvent.selectOptions(dialog.getByLabelText('How often'), 'Each month')
  await userEvent.selectOptions(dialog.getByLabelText('Day of the month'), '28')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(area.notices).toEqual(['The schedule was saved.']))
  const sent = area.calls.find(({ method }) => method === 'PUT')?.body
  // What was chosen before stays, however many people there are.
  expect(sent).toMatchObject({ every: 'month', day: 28, hasCertificates: true, modules: ['IC0112'] })
})

it('pauses and resumes a schedule', async () => {
  let schedule: object = SCHEDULE
  const area = open(() => [schedule], {
    [`PUT ${PATH}/${SCHEDULE.id}/pause`]: () => {
      schedule = { ...SCHEDULE, paused: 'manager', nextOn: null }
      return { body: { id: SCHEDULE.id } }
    },
  })
  await choose('Pause')
  expect(await screen.findByText('Paused')).toBeVisible()
  await choose('Resume')
  await waitFor(() => expect(area.notices).toEqual(['The schedule is paused.', 'The schedule is resumed.']))
  const sent = area.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(sent).toEqual([{ isPaused: true }, { isPaused: false }])
})

it('says that a schedule is paused because its manager lost the role', async () => {
  open([{ ...SCHEDULE, paused: 'role', nextOn: null }])
  expect(await screen.findByText('Paused: helen@harbor.test no longer manages your company')).toBeVisible()
  expect(screen.getByText('Resume or edit it to become responsible for it.')).toBeVisible()
})

it('deletes a schedule', async () => {
  const area = open([SCHEDULE], { [`DELETE ${PATH}/${SCHEDULE.id}`]: () => ({ status: 204 }) })
  await choose('Delete')
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(area.notices).toEqual(['The schedule was deleted.']))
})

it('offers no sixth schedule', async () => {
  open([1, 2, 3, 4, 5].map((day) => ({ ...SCHEDULE, id: SCHEDULE.id.replace(/3$/, String(day)), day })))
  expect(await screen.findByText(/A company can have five schedules/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add a schedule' })).toBeDisabled()
})
