import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Credential } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { CredentialSection } from './credential-section.tsx'

const refused: Credential = {
  id: '6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a11',
  title: 'Rigger level 1',
  issuer: 'Harbor Institute',
  number: 'H-1',
  issuedOn: '2025-05-02',
  expiresOn: null,
  isExpired: false,
  moduleCode: 'IC0112',
  fileName: 'rigger.pdf',
  fileSizeBytes: 1000,
  state: 'refused',
  version: 1,
  sentAt: '2026-11-01T10:00:00.000Z',
  decidedAt: '2026-11-02T10:00:00.000Z',
  decidedBy: 'Priya Natarajan',
  reason: 'The picture is too dark.',
}

function open(routes: Record<string, unknown>) {
  const notices: string[] = []
  const api = fakeApi(routes)
  const notify = (_: string, text: string) => void notices.push(text)
  renderPage(CredentialSection, { platform: { session: signedInAs(), fetch: api.fetch, notify } })
  return { ...api, notices }
}

test('says of each whether it counts: recorded is not issued here, refused has its reason', async () => {
  const approved = { ...refused, id: 'other', title: 'OSHA 30', state: 'approved', reason: null }
  open({ 'GET /credentials': [refused, approved] })
  const one = (await screen.findByRole('heading', { name: 'Rigger level 1' })).closest(
    'article',
  ) as HTMLElement
  expect(within(one).getByText('Reason: The picture is too dark.')).toBeVisible()
  expect(within(one).getByText('Fall Protection')).toBeVisible()
  const other = screen.getByRole('heading', { name: 'OSHA 30' }).closest('article') as HTMLElement
  expect(within(other).getByText('Approved, not issued here')).toBeVisible()
  expect(within(other).queryByRole('button', { name: /Correct/ })).toBeNull()
})

test('sends the document with what it says, and shows what the server finds wrong', async () => {
  let answer: object = { status: 422, body: { message: 'No.', fields: { expiresOn: 'Too early.' } } }
  const { calls, notices } = open({ 'GET /credentials': [], 'POST /credentials': () => answer })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a credential' }))
  await userEvent.type(screen.getByLabelText(/^Name/), 'OSHA 30')
  await userEvent.type(screen.getByLabelText(/^Issuer/), 'Harbor Institute')
  await userEvent.type(screen.getByLabelText(/Issued on/), '2026-01-02')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const file = screen.getByLabelText(/^Document/)
  await waitFor(() => expect(file).toHaveAccessibleDescription(/Add a file: PDF, JPG or PNG\./))
  expect(file).toHaveAttribute('aria-invalid', 'true')
  expect(file).toHaveFocus()

  await userEvent.upload(file, new File(['%PDF-'], 'card.pdf', { type: 'application/pdf' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const expiry = screen.getByLabelText(/Expires on/)
  await waitFor(() => expect(expiry).toHaveAccessibleDescription(/Too early\./))
  expect(expiry).toHaveFocus()
  expect(screen.getByLabelText(/^Name/)).toHaveValue('OSHA 30')

  answer = { status: 201, body: { ...refused, state: 'pending', reason: null } }
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('button', { name: 'Add a credential' })
  expect(notices).toEqual(['Sent. We will email you after it is reviewed.'])
  const sent = calls.findLast(({ method }) => method === 'POST')?.body as FormData
  expect([sent.get('title'), sent.get('issuedOn'), (sent.get('file') as File).name]).toEqual([
    'OSHA 30',
    '2026-01-02',
    'card.pdf',
  ])
})

test('says at each field what is missing, and sends nothing', async () => {
  const { calls } = open({ 'GET /credentials': [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a credential' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const name = screen.getByLabelText(/^Name/)
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Enter the name of the credential\./))
  expect(name).toHaveFocus()
  for (const label of [/^Name/, /^Issuer/, /Issued on/, /^Document/])
    expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true')
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
})

test('refuses a file that is too large before it is sent', async () => {
  const { calls } = open({ 'GET /credentials': [refused] })
  await userEvent.click(await screen.findByRole('button', { name: 'Correct: Rigger level 1' }))
  const file = screen.getByLabelText(/^Document/)
  const large = new File(['%PDF-'], 'card.pdf', { type: 'application/pdf' })
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  await userEvent.upload(file, large)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(file).toHaveAccessibleDescription(/at most 10 MB\./))
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

test('asks before it closes over what was typed', async () => {
  open({ 'GET /credentials': [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a credential' }))
  await userEvent.type(screen.getByLabelText(/^Name/), 'OSHA 30')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByLabelText(/^Name/)).toHaveValue('OSHA 30')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('withdraws one after confirmation', async () => {
  let list = [refused]
  const { notices } = open({
    'GET /credentials': () => ({ body: list }),
    [`DELETE /credentials/${refused.id}`]: () => {
      list = []
      return { status: 204 }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw: Rigger level 1' }))
  const dialog = screen.getByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText(/No outside credentials yet/)).toBeVisible()
  expect(notices).toEqual(['The credential was withdrawn.'])
})
