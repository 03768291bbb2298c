import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cells, learner, matrix, openCompany } from './testing/open-company.tsx'

const standing = { state: 'current', until: '2027-11-20', isRequired: true, trainedBy: 'class' } as const
const training = { ...matrix, items: [{ ...learner, cells: cells.map((cell) => ({ ...cell, standing })) }] }
const held = {
  ...{ id: 9, module: 'IC0113', heldOn: '2026-11-20', minutes: 90, people: 14 },
  ...{ trainer: 'Omar Haddad', qualification: 'Competent person', place: 'Yard 3', sheet: null },
  ...{ recordedBy: 'helen@harbor.test', recordedAt: '2026-11-21T12:00:00Z', voided: null },
}
const withSheet = { ...held, id: 8, heldOn: '2026-10-02', sheet: { name: 'sheet.pdf', sizeBytes: 900 } }
const voided = { by: 'helen@harbor.test', at: '2026-11-22T12:00:00Z', reason: 'Wrong people' }

const open = (at: string, routes: Record<string, unknown> = {}) =>
  openCompany(at, {
    ...{ 'GET /company/training': training, 'GET /company/classes': [held, withSheet], ...routes },
  })
const bodyOf = (calls: ReturnType<typeof open>['calls'], method: string) =>
  calls.findLast((call) => call.method === method)?.body
async function choose(row: RegExp, action: string) {
  const found = within(await screen.findByRole('row', { name: row }))
  await userEvent.click(found.getByRole('button', { name: /^Actions/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

it('records a class for the selected people, with its sign-in sheet', async () => {
  const answer = { id: 10, people: 1, fulfilled: 0 }
  const { calls, notices } = open('', { 'POST /company/classes': { ...answer } })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Kim Novak' }))
  await userEvent.click(screen.getByRole('button', { name: 'Record a class' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Record a class for 1 person' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Record a class' }))
  expect(dialog.getByRole('combobox', { name: /^Module/ })).toHaveFocus()
  expect(dialog.getByText('Enter what qualifies the trainer.')).toBeVisible()
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Module/ }), 'IC0113')
  await userEvent.type(dialog.getByLabelText(/^Day of the class/), '2026-11-20')
  await userEvent.type(dialog.getByLabelText(/^Length in minutes/), '90')
  await userEvent.type(dialog.getByLabelText(/^Trainer/), 'Omar Haddad')
  await userEvent.type(dialog.getByLabelText(/^Qualification/), 'Competent person')
  const sheet = new File(['%PDF-'], 'sheet.pdf', { type: 'application/pdf' })
  await userEvent.upload(dialog.getByLabelText(/^Sign-in sheet/), sheet)
  await userEvent.click(dialog.getByRole('button', { name: 'Record a class' }))
  await waitFor(() => expect(notices).toEqual(['The class was recorded for 1 person.']))
  const form = bodyOf(calls, 'POST') as FormData
  expect(JSON.parse(String(form.get('details')))).toEqual({
    ...{ people: [12], module: 'IC0113', heldOn: '2026-11-20', minutes: 90 },
    ...{ trainer: 'Omar Haddad', qualification: 'Competent person', place: '' },
  })
  expect((form.get('sheet') as File).name).toBe('sheet.pdf')
})

it('marks training that a class counts as', async () => {
  open('')
  const row = await screen.findByRole('row', { name: /Kim Novak/ })
  expect(within(row).getAllByText('Until Nov 20, 2027 (class)')[0]).toBeVisible()
})

it('lists classes, and who attended one', async () => {
  open('?tab=classes', { 'GET /company/classes/9/people': [{ personId: 70, name: 'Kim Novak' }] })
  const row = await screen.findByRole('row', { name: /Nov 20, 2026/ })
  expect(row).toHaveTextContent(/90 minutes, Yard 3.*Omar Haddad.*Competent person.*14.*Missing/)
  await choose(/Nov 20, 2026/, 'Show who attended')
  const dialog = within(await screen.findByRole('dialog', { name: 'Who attended' }))
  expect(await dialog.findByText('Kim Novak')).toBeVisible()
})

it('adds the sheet of a class without one', async () => {
  const { calls, notices } = open('?tab=classes', {
    'PUT /company/classes/9/sheet': () => ({ status: 204 }),
  })
  await choose(/Nov 20, 2026/, 'Add the sign-in sheet')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add the sign-in sheet' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Choose a file.')).toBeVisible()
  await userEvent.upload(
    dialog.getByLabelText(/^Sign-in sheet/),
    new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(notices).toEqual(['The sign-in sheet was added.']))
  expect(((bodyOf(calls, 'PUT') as FormData).get('sheet') as File).name).toBe('a.pdf')
})

it('voids a class with a reason, and keeps it in the list', async () => {
  const isVoided = { now: false }
  const { notices } = open('?tab=classes', {
    'GET /company/classes': () => ({ body: [isVoided.now ? { ...held, voided } : held] }),
    'POST /company/classes/9/void': () => {
      isVoided.now = true
      return { status: 204 }
    },
  })
  await choose(/Nov 20, 2026/, 'Void')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Void this class?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Void the class' }))
  expect(await dialog.findByText('Write the reason.')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong people')
  await userEvent.click(dialog.getByRole('button', { name: 'Void the class' }))
  await waitFor(() => expect(notices).toEqual(['The class was voided.']))
  expect(await screen.findByText('Nov 22, 2026, helen@harbor.test: Wrong people')).toBeVisible()
})
