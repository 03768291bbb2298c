import { screen } from '@testing-library/react'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { Component as AccessibilityRoute } from './accessibility.route.tsx'
import { Component as CookiesRoute } from './cookies.route.tsx'
import { Component as RefundsRoute } from './refunds.route.tsx'

const PAGES = { '/refunds': RefundsRoute, '/cookies': CookiesRoute, '/accessibility': AccessibilityRoute }

function show(path: keyof typeof PAGES, api: Readonly<Record<string, unknown>> = {}) {
  renderPage(PAGES[path], { path, platform: { fetch: fakeApi(api).fetch } })
}
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('/refunds says what happens to each kind of purchase, and that the terms decide', async () => {
  show('/refunds')
  expect(screen.getByText(/money back within 14 days/)).toBeVisible()
  expect(screen.getByText(/does not renew/)).toBeVisible()
  expect(screen.getByText(/at least 12 hours before/)).toBeVisible()
  expect(leadsTo('terms of service')).toBe('/terms')
  expect(leadsTo('Write to us about an order')).toBe('/contact')
})

test('/cookies shows the list of the privacy policy, without its number there', async () => {
  const browser = {
    id: 'browser',
    heading: '3. What we store in your browser',
    blocks: [{ kind: 'table', head: ['Name', 'Kind'], rows: [['training-cart', 'Browser storage']] }],
  }
  const document = {
    ...{ kind: 'privacy', version: '2026.1', effectiveOn: '2026-01-01', title: 'Privacy', summary: [] },
    sections: [{ id: 'who', heading: '1. Who', blocks: [] }, browser],
  }
  show('/cookies', { 'GET /legal/privacy': document })
  expect(await screen.findByRole('heading', { name: 'What we store in your browser' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'training-cart' })).toBeVisible()
  expect(leadsTo('The whole privacy policy')).toBe('/privacy')
})

test('/cookies says where the list is when it cannot be loaded', async () => {
  show('/cookies')
  expect(await screen.findByText(/It is also part of the privacy policy/)).toBeVisible()
})

test('/accessibility says what is missing, and how to report a barrier', async () => {
  show('/accessibility')
  expect(screen.getByText(/No outside expert has audited the site yet/)).toBeVisible()
  expect(leadsTo('Report a barrier')).toBe('/contact')
})
