import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CredentialReview, RegisteredCertificate } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { CredentialsRoute } from './credentials.route.tsx'

const at = '2026-06-01T10:00:00.000Z'
const certificate: RegisteredCertificate = {
  ...{ id: 'c1', number: 'A-1', code: 'CODE', moduleCode: 'IC0112', moduleTitle: 'Fall Protection' },
  ...{ standard: '1926.501', holderName: 'Kim Novak', score: 0.9, minutes: 30, language: 'en' },
  ...{
    contentVersion: '1',
    issuedAt: at,
    expiresAt: '2027-06-01T10:00:00.000Z',
    expiryBasis: 'recommended',
  },
  ...{ expiryRule: 'Renew every year.', state: 'valid', trainer: null, signOff: null, showsFullName: true },
  ...{ replacedById: null, learnerId: 12, email: 'kim@oncall.test', revokedReason: null },
}
const review: CredentialReview = {
  ...{ id: 'r1', title: 'OSHA 10', issuer: 'Acme', number: '', issuedOn: '2026-05-01', expiresOn: null },
  ...{ isExpired: false, moduleCode: null, fileName: 'card.pdf', fileSizeBytes: 10, state: 'pending' },
  ...{ version: 2, sentAt: at, decidedAt: null, decidedBy: null, reason: null },
  learner: { id: 12, name: 'Kim Novak', email: 'kim@oncall.test', companyName: null },
}
const kim = {
  ...{
    id: 12,
    email: 'kim@oncall.test',
    firstName: 'Kim',
    lastName: 'Novak',
    companyName: null,
    state: 'TX',
  },
  ...{ isSubscribed: true, completed: 0, overdue: 0, expiring: 0, openQuestions: 0, lastActivityAt: null },
  cells: CORE_MODULES.map(({ code }) => ({
    module: code,
    state: 'not_started',
    updatedAt: null,
    dueOn: null,
  })),
}
const locked = {
  ...{ code: 'IC0112', title: 'Fall Protection', questions: 10, passPercent: 80, timeLimitMinutes: null },
  ...{ attemptsAllowed: 3, attemptsLeft: 0, state: 'locked', bestScore: 0.4, lastAt: at, lockedUntil: null },
  ...{ canStart: false, isRenewalDue: false, openAttemptId: null, lastAttemptId: null, mistakes: 0 },
}

function open(query = '', routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({
    'GET /certificate-register': { items: [certificate], total: 60, page: 1, size: 20 },
    'GET /credential-reviews': { items: [review], total: 1, page: 1, size: 20, pending: 1 },
    'GET /learners/12': kim,
    'GET /learners/12/quizzes': [locked],
    'GET /learners/12/practicals': [],
    ...routes,
  })
  renderPage(CredentialsRoute, {
    path: '/credentials',
    at: `/credentials${query}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  const sent = () => api.calls.findLast(({ method }) => method === 'POST')
  return { ...api, notices, sent }
}

const act = async (row: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${row}` }))
  await userEvent.click(screen.getByRole('menuitem', { name: action }))
}
const press = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }))

test('lists certificates by the address, in pages of the chosen size', async () => {
  const { calls } = open('?state=revoked&page=2')
  const last = () => calls.findLast(({ path }) => path.startsWith('/certificate-register'))?.path
  await screen.findByRole('row', { name: /Kim Novak/ })
  expect(last()).toBe('/certificate-register?state=revoked&page=2&size=20')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /per page/i }), '50')
  await waitFor(() => expect(last()).toBe('/certificate-register?state=revoked&page=1&size=50'))
})

test('revokes a certificate for a reason; a refusal stays in the question', async () => {
  let isUp = false
  const { notices, sent } = open('', {
    'POST /certificates/c1/revoke': () =>
      isUp ? { status: 204 } : { status: 503, body: { message: 'Try later.' } },
  })
  await act('Fall Protection, Kim Novak', 'Revoke')
  const dialog = screen.getByRole('alertdialog', { name: 'Revoke Fall Protection of Kim Novak?' })
  const reason = within(dialog).getByRole('textbox', { name: 'Reason for revoking' })
  await press(dialog, 'Revoke')
  await waitFor(() => expect(reason).toHaveFocus())
  expect(reason).toHaveAccessibleDescription(/Enter a reason\./)
  expect(sent()).toBeUndefined()
  await userEvent.type(reason, 'Wrong person')
  await press(dialog, 'Revoke')
  expect(await within(dialog).findByText('Try later.')).toBeVisible()
  isUp = true
  await press(dialog, 'Revoke')
  await waitFor(() => expect(notices).toEqual(['The certificate is revoked.']))
  expect(sent()?.body).toEqual({ reason: 'Wrong person' })
})

test('rejects a credential only with a reason, and records it for the version that was reviewed', async () => {
  const fields = { reason: 'Enter a reason.' }
  const { notices, sent } = open('?view=credentials', {
    'POST /credentials/r1/decision': ({ body }: { body: { isApproved: boolean } }) =>
      body.isApproved
        ? { body: { ...review, state: 'approved' } }
        : { status: 422, body: { message: 'Not saved.', fields } },
  })
  await act('OSHA 10, Kim Novak', 'Review')
  const dialog = screen.getByRole('dialog', { name: 'OSHA 10, sent by Kim Novak' })
  await press(dialog, 'Reject')
  const reason = within(dialog).getByRole('textbox', { name: /^Reason/ })
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Enter a reason\./))
  expect(reason).toHaveFocus()
  expect(sent()?.body).toEqual({ isApproved: false, version: 2, reason: '' })
  await press(dialog, 'Approve')
  await waitFor(() => expect(notices).toEqual(['Approved. We emailed the learner.']))
  expect(sent()?.body).toEqual({ isApproved: true, version: 2, reason: '' })
})

test('opens a locked quiz again for a reason', async () => {
  const { notices, sent } = open('?learner=12', { 'POST /quizzes/IC0112/unlock': () => ({ status: 204 }) })
  await act('Fall Protection', 'Reset attempts')
  const dialog = screen.getByRole('dialog', { name: 'Reset attempts: Fall Protection' })
  await press(dialog, 'Reset attempts')
  const reason = within(dialog).getByRole('textbox', { name: 'Why' })
  await waitFor(() => expect(reason).toBeInvalid())
  await userEvent.type(reason, 'Reviewed by phone')
  await press(dialog, 'Reset attempts')
  await waitFor(() => expect(notices).toEqual(['The quiz is open again.']))
  expect(sent()?.body).toEqual({ userId: 12, kind: 'attempts', reason: 'Reviewed by phone' })
})

test('signs practice once everything is filled in and attested, and asks before it is closed', async () => {
  const { sent } = open('?learner=12', {
    'POST /practicals': () => ({
      status: 422,
      body: { message: 'Not saved.', fields: { signature: 'Type the name in your account.' } },
    }),
  })
  await act('Fall Protection', 'Sign hands-on practice')
  const dialog = screen.getByRole('dialog', { name: 'Sign hands-on practice: Fall Protection' })
  const inDialog = within(dialog)
  await press(dialog, 'Sign')
  const day = inDialog.getByLabelText(/^Date of the practice/)
  await waitFor(() => expect(day).toHaveFocus())
  const point = inDialog.getByRole('checkbox', { name: 'Chose and used a proper anchorage' })
  expect(inDialog.getAllByRole('checkbox')[0]).toHaveAccessibleDescription('Check what you saw.')
  const attest = inDialog.getByRole('checkbox', { name: 'I confirm this statement.' })
  expect(attest).toHaveAccessibleDescription('Confirm the statement.')
  expect(sent()).toBeUndefined()

  await userEvent.type(day, '2026-05-30')
  await userEvent.type(inDialog.getByRole('textbox', { name: 'Place' }), 'Yard')
  await userEvent.click(point)
  await userEvent.type(inDialog.getByRole('textbox', { name: 'Other item' }), 'Tied the knot')
  await userEvent.click(attest)
  const signature = inDialog.getByRole('textbox', { name: /^Your name/ })
  await userEvent.type(signature, 'Pat')
  await press(dialog, 'Sign')
  await waitFor(() => expect(signature).toHaveAccessibleDescription(/Type the name in your account\./))
  expect(sent()?.body).toEqual({
    ...{ userId: 12, moduleCode: 'IC0112', performedOn: '2026-05-30', site: 'Yard', equipment: '' },
    ...{ remarks: '', isAttested: true, signature: 'Pat' },
    checklist: ['Chose and used a proper anchorage', 'Tied the knot'],
  })
  await press(dialog, 'Cancel')
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
})
