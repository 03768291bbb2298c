import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  CERTIFICATE_ACT_STATEMENTS,
  type Certificate,
  type CertificateActInput,
  type CertificateActKind,
  type RegisteredCertificate,
} from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { LearnerCertificates } from './learner-certificates.tsx'

const ISSUED = '2026-06-01T10:00:00.000Z'
const unsigned = {
  ...{ id: '7b1f6a52-6f0e-4c52-9a54-0d9e5a3c1b11', number: 'A-1', code: 'CODE', moduleCode: 'IC0112' },
  ...{ moduleTitle: 'Fall Protection', standard: '1926.501', holderName: 'Kim Novak', score: 0.9 },
  ...{ minutes: 30, language: 'en', contentVersion: '1', issuedAt: ISSUED, expiryBasis: 'recommended' },
  ...{ expiresAt: '2027-06-01T10:00:00.000Z', expiryRule: 'Renew every year.', state: 'valid' },
  ...{ trainer: null, signOff: null, showsFullName: true, replacedById: null, acts: [] },
} satisfies Certificate
const registered: RegisteredCertificate = {
  ...{ ...unsigned, learnerId: 12, email: 'kim@oncall.test', revokedReason: null },
}

const signedAs = (kind: CertificateActKind): Certificate => ({
  ...unsigned,
  acts: [
    {
      ...{ kind, signedBy: 'Pat Reyes', credential: 'CSP', credentialIssuer: 'BCSP', isLapsed: false },
      ...{ credentialExpiresOn: null, trainedOn: null, adequateOn: null, signedAt: ISSUED },
      statement: CERTIFICATE_ACT_STATEMENTS[kind],
    },
  ],
})

/** Opens the dialog as a partner does, from the actions of the certificate; `answer` is what the server says. */
async function openDialog(
  action: string,
  answer: (act: CertificateActInput) => { readonly status?: number; readonly body: unknown },
) {
  const notices: string[] = []
  let rows = [registered]
  const api = fakeApi({
    'GET /learners/12/certificates': () => ({ body: rows }),
    [`POST /certificates/${registered.id}/acts`]: ({ body }: { body: CertificateActInput }) => {
      const said = answer(body)
      if (said.status === 201) rows = [{ ...registered, ...signedAs(body.kind) }]
      return said
    },
  })
  renderPage(() => <LearnerCertificates id="12" />, {
    path: '/learner',
    platform: {
      fetch: api.fetch,
      session: signedInAs({ isProfessionalPartner: true }),
      notify: (_, message) => notices.push(message),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Fall Protection' }))
  await userEvent.click(screen.getByRole('menuitem', { name: action }))
  const dialog = await screen.findByRole('dialog')
  const inDialog = within(dialog)
  const sent = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return {
    ...{ dialog, inDialog, notices, sent },
    attest: inDialog.getByRole('checkbox', { name: 'I confirm this statement.' }),
    signature: inDialog.getByRole('textbox', { name: /^Your name/ }),
    press: (name: string) => userEvent.click(inDialog.getByRole('button', { name })),
  }
}

const TRAINER = 'Sign as qualified trainer'
const CERTIFICATION = 'Sign fall protection certification'
const accepted = ({ kind }: CertificateActInput) => ({ status: 201, body: signedAs(kind) })

test('sends nothing before the statement is confirmed and signed, and leads to the first field', async () => {
  const { inDialog, attest, signature, press, sent } = await openDialog(TRAINER, accepted)
  expect(inDialog.getByText(CERTIFICATE_ACT_STATEMENTS.trainer)).toBeVisible()
  await press('Sign')
  await waitFor(() => expect(attest).toHaveFocus())
  expect(attest).toHaveAccessibleDescription('Confirm the statement.')
  expect(signature).toHaveAccessibleDescription(/Type your name\./)
  await userEvent.keyboard(' ')
  await press('Sign')
  await waitFor(() => expect(signature).toHaveFocus())
  expect(sent()).toEqual([])
})

test('signs as the qualified trainer by keyboard, then offers that no more', async () => {
  const { attest, signature, notices, sent } = await openDialog(TRAINER, accepted)
  attest.focus()
  await userEvent.keyboard(' {Tab}')
  expect(signature).toHaveFocus()
  await userEvent.keyboard('Pat Reyes{Enter}')
  await waitFor(() => expect(notices).toEqual(['Signed. The certificate shows it now.']))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toEqual([
    { kind: 'trainer', isAttested: true, signature: 'Pat Reyes', trainedOn: null, adequateOn: null },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Fall Protection' }))
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: TRAINER })).toBeNull())
  expect(screen.getByRole('menuitem', { name: CERTIFICATION })).toBeVisible()
})

test('certifies on the day of issue unless another one is given', async () => {
  const { inDialog, attest, signature, press, sent } = await openDialog(CERTIFICATION, accepted)
  const trainedOn = inDialog.getByLabelText(/^Last day of the training/)
  expect(trainedOn).toHaveValue('2026-06-01')
  await userEvent.clear(trainedOn)
  await userEvent.type(inDialog.getByLabelText(/prior training found adequate on/), '2026-05-30')
  await userEvent.click(attest)
  await userEvent.type(signature, 'Pat Reyes')
  await press('Sign')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toMatchObject([{ kind: 'fall_protection', trainedOn: null, adequateOn: '2026-05-30' }])
})

test('shows at the field what the server refuses, and preserves what was typed', async () => {
  const fields = { signature: 'Type the name in your account.' }
  const { dialog, attest, signature, press } = await openDialog(TRAINER, () => ({
    status: 422,
    body: { message: 'Not saved.', fields },
  }))
  await userEvent.click(attest)
  await userEvent.type(signature, 'Somebody Else')
  await press('Sign')
  await waitFor(() => expect(signature).toHaveAccessibleDescription(/Type the name in your account\./))
  expect(signature).toHaveFocus()
  expect(signature).toHaveValue('Somebody Else')
  expect(attest).toBeChecked()
  expect(dialog).toBeVisible()
})

test('says why a trainer without a credential in date cannot sign, and asks before what was typed is lost', async () => {
  const message = 'You need a verified credential that has not expired.'
  const { inDialog, attest, signature, press, notices } = await openDialog(TRAINER, () => ({
    status: 409,
    body: { code: 'credential-needed', message },
  }))
  await userEvent.click(attest)
  await userEvent.type(signature, 'Pat Reyes')
  await press('Sign')
  expect(await inDialog.findByText(message)).toBeVisible()
  expect(signature).toHaveValue('Pat Reyes')
  expect(notices).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
})
