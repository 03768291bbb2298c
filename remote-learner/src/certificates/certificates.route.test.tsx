import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Certificate } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { loadMessages } from '../load-messages.ts'
import { CertificatesRoute } from './certificates.route.tsx'

const certificate: Certificate = {
  id: '6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a11',
  number: '2026-000001',
  code: 'CDFGH-JKMNP-34679',
  moduleCode: 'IC0110',
  moduleTitle: 'Ladder Safety',
  standard: '29 CFR 1926.1053',
  holderName: 'Ana Reyes',
  score: 0.9,
  minutes: 40,
  language: 'en',
  contentVersion: '1',
  issuedAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2999-11-01T10:00:00.000Z',
  expiryBasis: 'recommended',
  expiryRule: 'Every 24 months',
  state: 'valid',
  trainer: 'Priya Natarajan, CSP',
  signOff: null,
  showsFullName: false,
  replacedById: null,
}

function open(routes: Record<string, unknown>) {
  const api = fakeApi({ 'GET /credentials': [], 'GET /attended-classes': [], ...routes })
  renderPage(CertificatesRoute, { platform: { session: signedInAs(), fetch: api.fetch } })
  return api
}

test('shows what is proved and what is missing, with the history separate', async () => {
  const earlier = { ...certificate, id: 'earlier', state: 'replaced', replacedById: certificate.id }
  open({ 'GET /certificates': [certificate, earlier] })
  const current = (await screen.findByRole('heading', { name: 'Latest certificates' }))
    .parentElement as HTMLElement
  expect(within(current).getAllByRole('article')).toHaveLength(1)
  expect(within(current).getByText('Your trainer: Priya Natarajan, CSP')).toBeVisible()
  expect(within(current).getByText(/Hands-on practice is not signed yet/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Earlier certificates' })).toBeVisible()
})

test('shows the rule of renewal and the standard in the language of the reader', async () => {
  const translations = { es: { standard: '29 CFR 1910.212, sobre todo (a)(1)', expiryRule: 'Cada 24 meses' } }
  open({ 'GET /certificates': [{ ...certificate, translations }] })
  expect(await screen.findByText('Recommended renewal: Every 24 months')).toBeVisible()
  await loadMessages('es')
  act(() => locale.set('es'))
  expect(await screen.findByText('Renovación recomendada: Cada 24 meses')).toBeVisible()
  expect(screen.getByText('29 CFR 1910.212, sobre todo (a)(1)')).toBeVisible()
  act(() => locale.set('en'))
})

test('offers the renewal of one that has expired', async () => {
  open({ 'GET /certificates': [{ ...certificate, state: 'expired' }] })
  expect(await screen.findByRole('link', { name: 'Renew: Ladder Safety' })).toHaveAttribute(
    'href',
    '/modules/IC0110/renew',
  )
})

test('asks for a retake of a module whose new version requires it', async () => {
  open({ 'GET /certificates': [{ ...certificate, needsRetake: true }] })
  expect(await screen.findByRole('link', { name: 'Open the new version: Ladder Safety' })).toHaveAttribute(
    'href',
    '/modules/IC0110',
  )
})

test('lets the holder show the full name', async () => {
  let shown = certificate
  const api = open({
    'GET /certificates': () => ({ body: [shown] }),
    [`PATCH /certificates/${certificate.id}`]: () => {
      shown = { ...certificate, showsFullName: true }
      return { body: shown }
    },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: /Show my full name/ }))
  expect(await screen.findByRole('checkbox', { name: /Show my full name/, checked: true })).toBeVisible()
  expect(api.calls).toContainEqual(
    expect.objectContaining({ method: 'PATCH', body: { showsFullName: true } }),
  )
})

test('points to the quizzes while there is none', async () => {
  open({ 'GET /certificates': [] })
  expect(await screen.findByRole('link', { name: 'Go to the quizzes' })).toHaveAttribute('href', '/quizzes')
})

test('offers the link, LinkedIn and the files that others can check', async () => {
  open({ 'GET /certificates': [certificate] })
  await userEvent.click(await screen.findByRole('button', { name: 'More files and links: Ladder Safety' }))
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Copy link',
    'Add to LinkedIn',
    'Verification page',
    'Download Open Badge',
    'Download signed file',
    'How others check it offline',
  ])
})

test('opens the form of LinkedIn, and gives each value to copy, because LinkedIn may not fill it in', async () => {
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(null)
  const user = userEvent.setup()
  open({ 'GET /certificates': [certificate] })
  await user.click(await screen.findByRole('button', { name: 'More files and links: Ladder Safety' }))
  await user.click(screen.getByRole('menuitem', { name: 'Add to LinkedIn' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add to LinkedIn: Ladder Safety' })
  expect(within(dialog).getByText('November 2026')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Copy: Credential ID' }))
  expect(await navigator.clipboard.readText()).toBe(certificate.code)
  await user.click(within(dialog).getByRole('button', { name: 'Open LinkedIn' }))
  const [url, target, features] = openWindow.mock.calls[0] ?? []
  expect(String(url)).toMatch(/^https:\/\/www\.linkedin\.com\/profile\/add\?startTask=CERTIFICATION_NAME&/)
  expect([target, features]).toEqual(['_blank', 'noopener'])
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('says how to get the phone picture when it cannot be loaded', async () => {
  open({
    'GET /certificates': [certificate],
    [`GET /certificates/${certificate.id}/image`]: { status: 503, body: { message: 'Busy' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Phone picture: Ladder Safety' }))
  expect(await screen.findByText(/The picture could not be loaded/)).toBeVisible()
})
