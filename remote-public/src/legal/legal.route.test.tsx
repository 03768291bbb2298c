import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LegalDocument } from '@platform/shared-contracts/http'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { Component as PrivacyRoute } from './privacy.route.tsx'
import { Component as TermsRoute } from './terms.route.tsx'

const PRIVACY: LegalDocument = {
  kind: 'privacy',
  version: '2026.1',
  effectiveOn: '2026-11-16',
  title: 'Privacy policy',
  summary: ['We keep little.'],
  sections: [
    {
      id: 'employers',
      heading: '4. What employers see',
      blocks: [
        { kind: 'paragraph', text: 'They do **not** see your password. [Your account](/account)' },
        { kind: 'table', head: ['Name', 'Why'], rows: [['token', 'Keeps you signed in']] },
      ],
    },
  ],
}

function show(Page: typeof PrivacyRoute, answers: Record<string, unknown>) {
  return renderPage(Page, { platform: { fetch: fakeApi(answers).fetch } })
}

it('shows the text with its version, date, contents and every section', async () => {
  show(PrivacyRoute, { 'GET /legal/privacy': PRIVACY })
  expect(await screen.findByText('Version 2026.1, effective November 16, 2026')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  const contents = screen.getByRole('navigation', { name: 'Contents' })
  expect(within(contents).getByRole('link', { name: '4. What employers see' })).toHaveAttribute(
    'href',
    '#employers',
  )
  expect(screen.getByRole('heading', { name: '4. What employers see' })).toBeVisible()
  expect(screen.getByText('not').tagName).toBe('STRONG')
  expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account')
  expect(screen.getByRole('cell', { name: 'Keeps you signed in' })).toBeVisible()
})

it('prints on request', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  show(PrivacyRoute, { 'GET /legal/privacy': PRIVACY })
  await userEvent.click(await screen.findByRole('button', { name: 'Print or save' }))
  expect(print).toHaveBeenCalledTimes(1)
})

it('shows its title and offers a retry when the text cannot be loaded', async () => {
  const answers = [{ status: 503 }, { body: { ...PRIVACY, kind: 'terms', title: 'Terms of service' } }]
  show(TermsRoute, { 'GET /legal/terms': () => answers.shift() })
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: /try again|retry/i }))
  expect(await screen.findByText(/Version 2026.1/)).toBeVisible()
})
