import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PracticePreview } from '@platform/shared-contracts/http'
import { PRACTICE_POINTS } from '@platform/shared-contracts/rules'
import { openCompany } from './testing/open-company.tsx'

const preview: PracticePreview = {
  refusal: null,
  credential: { name: 'CSP', issuer: 'BCSP', expiresOn: '2027-06-30' },
  ...{ trainers: ['Priya Reyes'], ready: 28 },
  skipped: [
    { id: 12, name: 'Kim Novak', reason: 'not-passed' },
    { id: 13, name: 'Lee Ortiz', reason: 'signed' },
  ],
}

const PREVIEW = 'POST /practicals/bulk/preview'
const SIGN = 'POST /practicals/bulk'

/** Selects everyone and opens the sign-off of the module that is chosen in the filter. */
async function open(routes: Record<string, unknown>, at = '?module=IC0112') {
  const api = openCompany(at, { [PREVIEW]: preview, ...routes })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 30 matching' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign off practice' }))
  return api
}
const dialog = () => within(screen.getByRole('dialog'))

async function paste(field: HTMLElement, value: string) {
  await userEvent.click(field)
  await userEvent.paste(value)
}

async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  const form = dialog()
  await paste(form.getByLabelText(/^Date of the practice/), '2026-11-20')
  await paste(form.getByRole('textbox', { name: /^Place/ }), 'Yard 3')
  const points = within(form.getByRole('group', { name: 'What you saw' }))
  for (const point of points.getAllByRole('checkbox')) await userEvent.click(point)
  await userEvent.click(form.getByRole('checkbox', { name: /I confirm/ }))
  await paste(form.getByRole('textbox', { name: /^Your name/ }), 'Priya Reyes')
  await userEvent.click(form.getByRole('button', { name: 'Sign' }))
}

it('lists who is skipped and why, then signs for the others as one request', async () => {
  const { calls, notices } = await open({ [SIGN]: { signed: 28 } })
  expect(await screen.findByText('28 people can be signed off.')).toBeVisible()
  const skipped = dialog()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(skipped).toEqual([
    'Kim Novak Has not passed the module, or the certificate has expired',
    'Lee Ortiz Practice is signed already',
  ])
  expect(screen.getByText(/credential CSP \(BCSP\), valid through Jun 30, 2027/)).toBeVisible()
  expect(calls.some(({ path }) => path === '/practicals/bulk')).toBe(false)
  await fillIn()
  await waitFor(() => expect(notices).toEqual(['Practice of 28 people is signed off.']))
  expect(calls.find(({ path }) => path === '/practicals/bulk')?.body).toEqual({
    matching: { q: '', company: '', module: 'IC0112', learners: 'company' },
    ...{ expected: 30, ready: 28, moduleCode: 'IC0112', performedOn: '2026-11-20', site: 'Yard 3' },
    ...{ equipment: '', remarks: '', checklist: PRACTICE_POINTS['IC0112'] },
    ...{ isAttested: true, signature: 'Priya Reyes' },
  })
})

it('tells a manager who cannot sign why, and who can', async () => {
  await open({ [PREVIEW]: { ...preview, refusal: 'not-trainer', credential: null, ready: 0, skipped: [] } })
  expect(await screen.findByText('You cannot sign off practice')).toBeVisible()
  expect(screen.getByText('This trainer can sign: Priya Reyes.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})

it('says what to do where no trainer can sign', async () => {
  await open({ [PREVIEW]: { ...preview, refusal: 'no-credential', credential: null, trainers: [] } })
  expect(await screen.findByText(/You need a trainer credential that we have verified/)).toBeVisible()
  expect(screen.getByText(/None of these people has a trainer/)).toBeVisible()
})

it('does not go on while nobody can be signed off, or before a module is chosen', async () => {
  const { calls } = await open({ [PREVIEW]: { ...preview, ready: 0 } }, '')
  expect(calls.some(({ path }) => path.startsWith('/practicals'))).toBe(false)
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Module' }), 'Fall Protection')
  expect(await screen.findByText('Nobody here can be signed off.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})

it('shows a refusal where it belongs, and repeats the request under the same key', async () => {
  let tries = 0
  const { calls } = await open({
    [SIGN]: () => {
      tries += 1
      const fields = { checklist: 'Check every point of the list.' }
      return tries === 1
        ? { status: 422, body: { message: 'Not signed.', fields } }
        : { body: { signed: 28 } }
    },
  })
  await fillIn()
  expect(await screen.findByText('Check every point of the list.')).toBeVisible()
  await userEvent.click(dialog().getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.filter(({ path }) => path === '/practicals/bulk')).toHaveLength(2)
})
