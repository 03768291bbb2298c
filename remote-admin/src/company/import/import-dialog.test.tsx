import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CompanyImportReport } from '@platform/shared-contracts/http'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { ImportDialog } from './import-dialog.tsx'

const CSV = 'Work Email,Given name,Team\nkim@harbor.test,Kim,Roofing\nbad,Lee,Roofing'
const report: CompanyImportReport = {
  headers: ['Work Email', 'Given name', 'Team'],
  columns: { email: 'Work Email', firstName: 'Given name', department: 'Team' },
  ...{ added: 1, changed: 0, unchanged: 0, faulty: 1 },
  faults: [{ line: 3, field: 'email', value: 'bad', message: 'Enter an email address.' }],
  examples: [{ line: 2, key: 'kim@harbor.test', name: 'Kim Novak', isNew: true }],
}

function open(answer: unknown = report) {
  let isOpen = true
  const api = fakeApi({ 'POST /company/people/import': answer })
  renderPage(() => <ImportDialog onClose={() => (isOpen = false)} />, { platform: { fetch: api.fetch } })
  return { ...api, isOpen: () => isOpen }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const rows = () => screen.getByRole('textbox', { name: /^Rows/ })
async function paste(text: string) {
  await userEvent.click(rows())
  await userEvent.paste(text)
}
const heading = (name: RegExp) => screen.findByRole('heading', { level: 3, name })

it('imports a file in three steps: rows, columns that were recognized, and a report', async () => {
  const { calls, isOpen } = open()
  // jsdom cannot read files.
  const file = Object.assign(new File([CSV], 'people.csv', { type: 'text/csv' }), { text: async () => CSV })
  await userEvent.upload(screen.getByLabelText(/^CSV file/), file)
  await waitFor(() => expect(rows()).toHaveValue(CSV))
  await press('Next')
  expect(await heading(/^Step 2/)).toHaveFocus()
  expect(screen.getByRole('combobox', { name: /^Email/ })).toHaveValue('Work Email')
  expect(screen.getByRole('combobox', { name: /^Email/ })).toHaveAccessibleDescription(/kim@harbor\.test/)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Not in the file')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Site' }), 'Team')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Language/ }), 'Spanish')
  await press('Check')
  expect(await heading(/^Step 3/)).toHaveFocus()
  const columns = { email: 'Work Email', firstName: 'Given name', site: 'Team' }
  expect(calls.map(({ body }) => body)).toEqual([
    { csv: CSV, language: 'en', dryRun: true },
    { csv: CSV, language: 'es', dryRun: true, columns },
  ])
  const fault = screen.getByRole('row', { name: /Enter an email address/ })
  for (const text of ['Line 3', 'Email', 'bad']) expect(within(fault).getByText(text)).toBeVisible()
  expect(screen.getByRole('row', { name: /kim@harbor\.test Kim Novak Added/ })).toBeVisible()
  await press('Import 1 person')
  expect(await heading(/^The import is done/)).toHaveFocus()
  expect(calls.at(-1)?.body).toEqual({ csv: CSV, language: 'es', dryRun: false, columns })
  expect(screen.getByText(/1 person was added/)).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  expect(isOpen()).toBe(false)
})

it('keeps the rows and the columns through a refusal and on the way back', async () => {
  let isUp = true
  open(({ body }: { body: { dryRun: boolean } }) =>
    isUp || body.dryRun ? { body: report } : { status: 503, body: { message: 'Try later.' } },
  )
  await paste(CSV)
  await press('Next')
  await heading(/^Step 2/)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Site' }), 'Team')
  await press('Check')
  await heading(/^Step 3/)
  isUp = false
  await press('Import 1 person')
  expect(await screen.findByText('Try later.')).toBeVisible()
  await press('Back')
  expect(screen.getByRole('combobox', { name: 'Site' })).toHaveValue('Team')
  await press('Back')
  expect(rows()).toHaveValue(CSV)
})

it('lets the user choose the column of the email if none was recognized', async () => {
  const fields = { columns: 'Choose the column of the email address.' }
  open(() => ({ status: 422, body: { message: 'Not read.', fields } }))
  await paste('Contact,Name\nkim@harbor.test,Kim')
  await press('Next')
  const email = await screen.findByRole('combobox', { name: /^Email/ })
  expect(email).toHaveAccessibleDescription(/Choose the column of the email address/)
  await userEvent.selectOptions(email, 'Contact')
  expect(email).not.toBeInvalid()
  await press('Check')
  await waitFor(() => expect(email).toBeInvalid())
  expect(email).toHaveFocus()
})

it('shows at the rows what is wrong with all of them', async () => {
  open(() => ({ status: 422, body: { message: 'Not read.', fields: { csv: 'There are no rows.' } } }))
  await paste('Email')
  await press('Next')
  await waitFor(() => expect(rows()).toHaveAccessibleDescription(/There are no rows/))
})

it('asks before pasted rows are lost', async () => {
  const { isOpen } = open()
  await paste(CSV)
  await press('Cancel')
  const question = within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }))
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(rows()).toHaveValue(CSV)
  await press('Cancel')
  await press('Leave')
  expect(isOpen()).toBe(false)
})

it('saves a template and the errors as CSV files', async () => {
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:people'
  }
  const textOf = async (blob: Blob | undefined) => {
    const reader = new FileReader()
    const end = new Promise((resolve) => reader.addEventListener('load', resolve))
    reader.readAsText(blob!)
    await end
    return reader.result
  }
  const formula = { ...report, faults: [{ ...report.faults[0]!, value: '=1+1' }] }
  open(formula)
  await press('Download a template')
  expect(await textOf(saved[0])).toBe(
    '"Email","Employee number","First name","Last name","Department","Site","Job role","Supervisor email"',
  )
  await paste(CSV)
  await press('Next')
  await heading(/^Step 2/)
  await press('Check')
  await heading(/^Step 3/)
  await press('Download the errors')
  expect(await textOf(saved[1])).toContain(`"3","Email","'=1+1","Enter an email address."`)
})
