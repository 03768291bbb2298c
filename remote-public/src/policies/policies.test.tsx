import { screen } from '@testing-library/react'
import { fakeApi } from '@platform/shared-contracts/testing'
import { remote } from '../remote.ts'
import { renderPage } from '../testing/render-page.tsx'

async function show(path: string, api: Readonly<Record<string, unknown>> = {}) {
  const page = await remote.routes.find((route) => route.path === path)!.lazy()
  renderPage(page.Component, { path, platform: { fetch: fakeApi(api).fetch } })
}
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('/refunds says what happens to each kind of purchase, and that the terms decide', async () => {
  await show('/refunds')
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
  await show('/cookies', { 'GET /legal/privacy': document })
  expect(await screen.findByRole('heading', { name: 'What we store in your browser' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'training-cart' })).toBeVisible()
  expect(leadsTo('The whole privacy policy')).toBe('/privacy')
})

test('/cookies says where the list is when it cannot be loaded', async () => {
  await show('/cookies')
  expect(await screen.findByText(/It is also part of the privacy policy/)).toBeVisible()
})

test('/accessibility says what is missing, and how to report a barrier', async () => {
  await show('/accessibility')
  expect(screen.getByText(/No outside expert has audited the site yet/)).toBeVisible()
  expect(leadsTo('Report a barrier')).toBe('/contact')
})
