import { screen, within } from '@testing-library/react'
import type { Platform } from '@platform/shared-contracts/remote'
import { fakeApi, fakePlatform, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { Component as HomeRoute } from './home.route.tsx'

/** The whole page: what is below the first screen comes a moment later. */
async function show(platform: Partial<Platform> = {}) {
  renderPage(HomeRoute, { platform })
  await screen.findByRole('heading', { name: 'From the first lesson to a signed record' })
}

const link = (name: string | RegExp) => screen.getByRole('link', { name })
const leadsTo = (name: string | RegExp) => link(name).getAttribute('href')

describe('for a visitor', () => {
  // spec sections 1 and 9
  it.each([
    ['active learners', '250+'],
    ['core safety modules', '12'],
    ['average rating', '4.5/5'],
    ['expert support', '24/7'],
  ])('claims %s: %s', async (label, value) => {
    await show()
    const claim = screen.getByText(label).closest('div')!
    expect(within(claim).getByRole('definition')).toHaveTextContent(value)
  })

  it('sells under the name of the tenant', async () => {
    await show({ tenant: { ...fakePlatform().tenant, name: 'Harbor Works' } })
    expect(screen.getAllByText(/Harbor Works/).length).toBeGreaterThan(1)
  })

  it('falls back to the default brand when the tenant has no name', async () => {
    await show({ tenant: { ...fakePlatform().tenant, name: null } })
    expect(screen.getAllByText(/SafetyWorks Training/).length).toBeGreaterThan(1)
  })

  // spec section 2: six cards, and the login instead of the last two pages
  it.each([
    ['Expert-led training', '/dashboard'],
    ['Progress tracking', '/progress'],
    ['Certification', '/login'],
    ['Expert consulting', '/login'],
    ['Free resources', '/free-resources'],
  ])('leads from the card %s to %s', async (name, href) => {
    await show()
    expect(leadsTo(name)).toBe(href)
  })

  it('shows compliance as a card that leads nowhere', async () => {
    await show()
    expect(screen.getByRole('heading', { name: 'Compliance' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Compliance' })).toBeNull()
  })

  it('sends Subscribe Now to the login', async () => {
    await show()
    const links = screen.getAllByRole('link', { name: 'Subscribe Now' })
    expect(links.map((each) => each.getAttribute('href'))).toEqual(['/login', '/login'])
  })

  it('lists the twelve modules with their prices', async () => {
    await show()
    const rows = screen.getAllByRole('listitem').filter((row) => /\$\d/.test(row.textContent))
    expect(rows).toHaveLength(12)
    expect(rows[0]).toHaveTextContent(/Ladder Safety\$20/)
  })

  it('requests nothing from the server before the price list is in view', async () => {
    const api = fakeApi({})
    await show({ fetch: api.fetch })
    expect(api.calls).toEqual([])
  })
})

describe('for a signed-in user', () => {
  const subscriber = signedInAs({ isSubscribed: true })
  const learner = signedInAs({ isSubscribed: false })

  it('greets by first name and shows the email', async () => {
    await show({ session: learner })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Ana')
    expect(screen.getByText('ana@oncall.test')).toBeVisible()
  })

  it('continues a subscriber on the dashboard', async () => {
    await show({ session: subscriber })
    expect(leadsTo('Continue Training')).toBe('/dashboard')
    expect(leadsTo('View Progress')).toBe('/progress')
    expect(screen.queryByText('Upgrade to Premium')).toBeNull()
  })

  it('sends all other users to the progress page and offers the upgrade', async () => {
    await show({ session: learner })
    expect(leadsTo('Continue Training')).toBe('/progress')
    const offer = screen.getByRole('complementary', { name: 'Upgrade to Premium' })
    expect(offer).toHaveTextContent('Unlock all training modules and features')
    expect(within(offer).getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute(
      'href',
      '/subscriptions',
    )
  })

  it.each(['admin', 'super_admin'])(
    'gives %s the manager dashboard and the way back to training',
    async (role) => {
      await show({ session: signedInAs({ role, isSubscribed: false }) })
      expect(leadsTo('Manager Dashboard')).toBe('/manager-dashboard')
      expect(leadsTo('Resume Training')).toBe('/dashboard')
      expect(screen.queryByText('Upgrade to Premium')).toBeNull()
    },
  )

  it('hides staff buttons from all other users', async () => {
    await show({ session: subscriber })
    expect(screen.queryByRole('link', { name: 'Manager Dashboard' })).toBeNull()
  })

  it.each([
    ['Certification', '/certificates'],
    ['Expert consulting', '/consultations'],
  ])('leads from the card %s to %s', async (name, href) => {
    await show({ session: learner })
    expect(leadsTo(name)).toBe(href)
  })

  it('reserves the space of the greeting while the session is verified', async () => {
    await show({ session: { status: 'loading', user: null } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back')
    expect(leadsTo('Continue Training')).toBe('/progress')
  })
})

describe('the progress of a subscriber', () => {
  const records = [
    { module_id: 1, status: 'completed' },
    { module_id: 2, status: 'in_progress' },
    { module_id: 3, status: 'completed' },
  ]

  const cell = (module: string, state: string, updatedAt: string | null = '2026-11-20T12:00:00.000Z') => ({
    ...{ module, state, updatedAt, dueOn: null },
  })

  it('counts what the server measured, and labels the own notes as self-reported', async () => {
    const api = fakeApi({
      'GET /progress': records,
      'GET /training/record': [
        cell('IC0110', 'completed'),
        cell('IC0111', 'quiz_failed'),
        cell('IC0112', 'overdue', null),
      ],
    })
    await show({ session: signedInAs(), fetch: api.fetch })
    expect(await screen.findByText('1 of 12 modules completed')).toBeVisible()
    expect(screen.getByText('In progress: 1')).toBeVisible()
    expect(screen.getByText('Self-reported: 2 of 12 modules completed')).toBeVisible()
    expect(api.calls.map(({ path }) => path).toSorted()).toEqual([
      '/progress?email=ana%40oncall.test',
      '/training/record',
    ])
  })

  it('counts no note as a completed module where nothing was measured', async () => {
    const api = fakeApi({ 'GET /progress': records, 'GET /training/record': [] })
    await show({ session: signedInAs(), fetch: api.fetch })
    expect(await screen.findByText('0 of 12 modules completed')).toBeVisible()
    expect(screen.getByText(/Pick a module and start/)).toBeVisible()
  })

  it('shows the notes by themselves, labeled, where the record cannot be loaded', async () => {
    const api = fakeApi({ 'GET /progress': records, 'GET /training/record': new Error('offline') })
    await show({ session: signedInAs(), fetch: api.fetch })
    expect(await screen.findByText('Self-reported: 2 of 12 modules completed')).toBeVisible()
    expect(screen.getByText(/one click away/)).toBeVisible()
  })

  it.each([
    ['the network fails', new Error('offline')],
    ['the answer is not a list', { nope: true }],
  ])('leaves the page intact when %s', async (_, answer) => {
    const api = fakeApi({ 'GET /progress': answer, 'GET /training/record': answer })
    await show({ session: signedInAs(), fetch: api.fetch })
    expect(await screen.findByText(/one click away/)).toBeVisible()
    expect(leadsTo('Continue Training')).toBe('/dashboard')
  })

  it('is not requested without a subscription', async () => {
    const api = fakeApi({ 'GET /progress': records })
    await show({ session: signedInAs({ isSubscribed: false }), fetch: api.fetch })
    expect(api.calls).toEqual([])
  })
})
