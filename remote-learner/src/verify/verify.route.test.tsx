import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CertificateCheck } from '@platform/shared-contracts/http'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { VerifyRoute } from './verify.route.tsx'

const CODE = 'CDFGH-JKMNP-34679'
const check: CertificateCheck = {
  code: CODE,
  verdict: 'expired',
  checkedAt: '2026-11-20T10:00:00.000Z',
  certificate: {
    number: '2026-000001',
    holderName: 'Ana R.',
    moduleCode: 'IC0110',
    moduleTitle: 'Ladder Safety',
    standard: '29 CFR 1926.1053',
    language: 'en',
    issuedAt: '2024-11-01T10:00:00.000Z',
    expiresAt: '2026-11-01T10:00:00.000Z',
    expiryBasis: 'recommended',
    expiryRule: 'Every 24 months',
    issuer: 'OnCall Safety',
    hasTrainer: true,
    signOff: null,
    isReplaced: false,
  },
}
const unknown: CertificateCheck = { ...check, code: 'NOPE', verdict: 'not_found', certificate: null }

function open(routes: Record<string, unknown>) {
  const api = fakeApi({ 'GET /certificate-keys': [], ...routes })
  renderPage(VerifyRoute, { platform: { fetch: api.fetch }, path: '/verify/:code', at: `/verify/${CODE}` })
  return api
}

test('shows the rule of renewal in the language of the reader', async () => {
  const translations = { en: { standard: '29 CFR 1926.1053', expiryRule: 'Every 24 months' } }
  const inSpanish = { ...check.certificate, language: 'es', expiryRule: 'Cada 24 meses', translations }
  open({ [`GET /verify/${CODE}`]: { ...check, certificate: inSpanish } })
  expect(await screen.findByText('Recommended: Every 24 months')).toBeVisible()
})

test('shows a stranger the verdict and its basis', async () => {
  open({ [`GET /verify/${CODE}`]: check })
  expect(await screen.findByRole('heading', { name: 'Expired' })).toBeVisible()
  expect(screen.getByText('Ana R.')).toBeVisible()
  expect(screen.getByText('Not signed')).toBeVisible()
})

test('checks many codes at once, at most fifty', async () => {
  const api = open({ [`GET /verify/${CODE}`]: check, 'POST /verify': [check, unknown] })
  const codes = screen.getByRole('textbox', { name: 'Codes' })
  await userEvent.click(codes)
  await userEvent.paste(Array.from({ length: 51 }, (_, index) => `CODE-${index}`).join('\n'))
  await userEvent.click(screen.getByRole('button', { name: 'Check codes' }))
  await waitFor(() =>
    expect(codes).toHaveAccessibleDescription(/You entered 51 codes\. Check up to 50 at a time\./),
  )
  expect(codes).toHaveAttribute('aria-invalid', 'true')
  expect(codes).toHaveFocus()
  await userEvent.clear(codes)
  await userEvent.paste(`${CODE}\nnope`)
  await userEvent.click(screen.getByRole('button', { name: 'Check codes' }))
  expect(await screen.findByRole('rowheader', { name: 'NOPE' })).toBeVisible()
  expect(api.calls.at(-1)?.body).toEqual({ codes: [CODE, 'NOPE'] })
})

test('asks for a code, and preserves the codes when the server cannot check them', async () => {
  let answer: object = { status: 429, body: { message: 'Slow down.' } }
  open({ [`GET /verify/${CODE}`]: check, 'POST /verify': () => answer })
  const codes = screen.getByRole('textbox', { name: 'Codes' })
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Check codes' }))
  await submit()
  await waitFor(() => expect(codes).toHaveAccessibleDescription(/Paste at least one code\./))
  await userEvent.type(codes, CODE)
  await waitFor(() => expect(codes).not.toHaveAttribute('aria-invalid'))
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many checks in a short time.')
  expect(codes).toHaveValue(CODE)
  answer = { body: [check] }
  await submit()
  expect(await screen.findByRole('rowheader', { name: CODE })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says when it could not be checked, and tries again', async () => {
  let isBroken = true
  open({ [`GET /verify/${CODE}`]: () => (isBroken ? new Error('offline') : { body: check }) })
  await screen.findByText('The code could not be checked. Try again.')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: /retry|try again/i }))
  expect(await screen.findByRole('heading', { name: 'Expired' })).toBeVisible()
})

test('says whether the signature covers what is stored', async () => {
  const signature = { state: 'altered', kid: 'k', signedAt: null }
  const altered = { ...check, certificate: { ...check.certificate, signature } }
  open({ [`GET /verify/${CODE}`]: altered })
  expect(
    await screen.findByText(/Not valid: the stored certificate is not the one that was signed/),
  ).toBeVisible()
})

test('checks a pasted text in the browser and says that nothing in it is signed', async () => {
  open({ [`GET /verify/${CODE}`]: check })
  await userEvent.click(await screen.findByRole('button', { name: 'Check file' }))
  expect(await screen.findByText('Choose a file or paste the signed text.')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /paste the signed text/ }), 'not a certificate')
  await userEvent.click(screen.getByRole('button', { name: 'Check file' }))
  expect(await screen.findByRole('heading', { name: 'No signed certificate found' })).toBeVisible()
})
