import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NavEntry, RouteAccess, User } from '@platform/shared-contracts/http'
import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { fakeCart, signedInAs } from '@platform/shared-contracts/testing'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { Header } from './header.tsx'
// Fetched at the first sign-in; here it is at hand, so that no test waits for the import.
import './member-menus.tsx'

type Row = [NavEntry['menu'], string, string, NavEntry['when'], RouteAccess | undefined]
const SUPER: RouteAccess = { superAdmin: true }
const STAFF: RouteAccess = { roles: ['super_admin', 'admin'] }

/** The entries as spec section 2 prints them, in its order. */
const ROWS: Row[] = [
  ['main', 'Home', '/', undefined, undefined],
  ['main', 'Progress', '/progress', { signedIn: true }, undefined],
  ['main', 'Free Resources', '/free-resources', undefined, undefined],
  ['main', 'Blog', '/blog', undefined, undefined],
  ['services', 'Quizzes', '/quizzes', { signedIn: true, feature: 'quizzes' }, undefined],
  [
    'services',
    'Certificates',
    '/certificates',
    { signedIn: true, feature: 'certificates' },
    { subscribed: true },
  ],
  ['services', 'Consultations', '/consultations', { signedIn: true, feature: 'consultations' }, undefined],
  ['services', 'Citations', '/citations', { signedIn: true, feature: 'citations' }, SUPER],
  ['services', 'Find Professionals', '/csp-ehs-professionals?view=search', { superAdmin: true }, undefined],
  ['services', 'Manager Dashboard', '/manager', { superAdmin: true }, SUPER],
  ['services', 'CSP/EHS Database', '/csp-ehs-professionals', { superAdmin: true }, SUPER],
  ['services', 'Manage Partners', '/professional-partners', { superAdmin: true }, { admin: true }],
  ['admin', 'Admin Dashboard', '/admin', { admin: true }, SUPER],
  ['admin', 'Manager Dashboard', '/manager', { admin: true }, SUPER],
  ['admin', 'Support Tickets', '/tickets', { admin: true }, SUPER],
  ['admin', 'View Consultations', '/view-consultations', { admin: true }, {}],
  ['admin', 'Subscriptions Dashboard', '/subscriptions-dashboard', { admin: true }, SUPER],
  ['admin', 'Blog Management', '/admin/blog', { superAdmin: true }, STAFF],
  ['admin', 'Social Media', '/social-media', { superAdmin: true }, STAFF],
  ['admin', 'Tenant Management', '/tenant-management', { superAdmin: true }, SUPER],
  ['admin', 'SEO Management', '/seo', { superAdmin: true }, SUPER],
  ['admin', 'Traffic Dashboard', '/traffic', { superAdmin: true }, STAFF],
]
const nav: NavEntry[] = ROWS.map(([menu, label, to, when], at) => ({
  menu,
  label: { en: label },
  to,
  when,
  order: menu === 'main' && at > 0 ? 20 + at : at,
}))
const routes = ROWS.map(([, , to, , access]) => ({ path: to.replace(/\?.*/, ''), chunk: 'x', access }))
const listings = [{ id: 'all', contract: '^2.0.0', routes, nav }]

const ALL_SERVICES = ROWS.filter(([menu]) => menu === 'services').map(([, label]) => label)
const ALL_ADMIN = ROWS.filter(([menu]) => menu === 'admin').map(([, label]) => label)

function open(user?: Partial<User>, given: Parameters<typeof fakeShell>[0] = {}) {
  const session = user ? signedInAs({ isSubscribed: false, ...user }) : undefined
  const { services } = fakeShell({ listings, routes, ...(session ? { session } : {}), ...given })
  return renderInShell(<Header language={null} />, services)
}

const mainLinks = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

async function entriesOf(menu: string): Promise<(string | null)[]> {
  await userEvent.click(await screen.findByRole('button', { name: menu }))
  return screen
    .getAllByRole('menuitem', { hidden: true })
    .map((item) => item.querySelector('span')!.textContent)
}

describe('header for a visitor (spec section 2)', () => {
  it('leads Training and Subscribe to /login, and offers Login and Register', () => {
    open()
    expect(mainLinks()).toEqual([
      ['Home', '/'],
      ['Training', '/login'],
      ['Free Resources', '/free-resources'],
      ['Blog', '/blog'],
      ['Subscribe', '/login'],
    ])
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    expect(screen.queryByRole('button', { name: 'Services' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Admin Tools' })).toBeNull()
  })

  it('shows the name of the tenant, or the default brand name without one', () => {
    open(undefined, { tenant: { ...ONCALL_TENANT, name: '' } })
    expect(screen.getByRole('link', { name: 'SafetyWorks Training' })).toHaveAttribute('href', '/')
  })

  it('shows neither version while the session is being verified', () => {
    open(undefined, { session: { status: 'loading', user: null } })
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Services' })).toBeNull()
  })
})

describe('header for a signed-in user (spec section 2)', () => {
  it.each([
    [{ isSubscribed: true }, '/dashboard', 'Subscription'],
    [{ isSubscribed: false }, '/progress', 'Subscribe'],
    [{ role: 'admin' }, '/dashboard', 'Subscription'],
  ])('of %j leads Training to %s and says %s', async (user, training, subscribe) => {
    open(user)
    await screen.findByRole('button', { name: 'Services' })
    expect(mainLinks()).toEqual([
      ['Home', '/'],
      ['Training', training],
      ['Progress', '/progress'],
      ['Free Resources', '/free-resources'],
      ['Blog', '/blog'],
      [subscribe, '/subscriptions'],
    ])
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  })

  it('hides Subscribe from professional partners', async () => {
    open({ isProfessionalPartner: true })
    await screen.findByRole('button', { name: 'Services' })
    expect(mainLinks().map(([text]) => text)).not.toContain('Subscribe')
  })

  it('counts what is in the cart, when something is', async () => {
    const cart = fakeCart([{ code: 'IC0110', title: 'Ladder Safety', priceCents: 2000 }])
    open({}, { cart })
    expect(await screen.findByRole('link', { name: 'Subscribe 1 in the cart' })).toBeInTheDocument()
    act(() => cart.clear())
    expect(await screen.findByRole('link', { name: 'Subscribe' })).toBeInTheDocument()
  })

  it('leads managers of a company there from the user menu, and nobody else', async () => {
    const { unmount } = open({ managedCompany: { id: 3, name: 'Harbor Steel' } })
    expect(await entriesOf('Ana Reyes')).toContain('Your company')
    unmount()
    open({})
    expect(await entriesOf('Ana Reyes')).not.toContain('Your company')
  })

  it('shows full name and email in the user menu, and Logout, which goes to /', async () => {
    const logout = jest.fn(async () => undefined)
    const { place } = open({}, { logout })
    await userEvent.click(await screen.findByRole('button', { name: 'Ana Reyes' }))
    expect(screen.getByText('ana@oncall.test')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout', hidden: true }))
    expect(logout).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(place()).toBe('/'))
  })
})

describe('dropdowns (spec section 2)', () => {
  it('Services follows the feature flags for everyone but super admins', async () => {
    const features = { quizzes: { enabled: false }, citations: { enabled: false } }
    open({}, { tenant: { ...ONCALL_TENANT, features } })
    expect(await entriesOf('Services')).toEqual(['Certificates', 'Consultations'])
  })

  it('Services has every entry for a super admin, whatever the flags', async () => {
    const features = { quizzes: { enabled: false }, citations: { enabled: false } }
    open({ role: 'super_admin' }, { tenant: { ...ONCALL_TENANT, features } })
    expect(await entriesOf('Services')).toEqual(ALL_SERVICES)
  })

  it('Admin Tools has five entries for an admin, in order', async () => {
    open({ role: 'admin' })
    expect(await entriesOf('Admin Tools')).toEqual(ALL_ADMIN.slice(0, 5))
  })

  it('Admin Tools has ten entries for a super admin, in order', async () => {
    open({ role: 'super_admin' })
    expect(await entriesOf('Admin Tools')).toEqual(ALL_ADMIN)
  })

  it.each([{}, { isSubscribed: true }, { isProfessionalPartner: true }])(
    '%j has no Admin Tools',
    async (user) => {
      open(user)
      await screen.findByRole('button', { name: 'Services' })
      expect(screen.queryByRole('button', { name: 'Admin Tools' })).toBeNull()
    },
  )

  it('locks an entry that the guard would refuse, and says why (decisions.md)', async () => {
    open({ role: 'admin' })
    await entriesOf('Admin Tools')
    const reasonOf = (name: RegExp) => screen.getByRole('menuitem', { name, hidden: true })
    expect(reasonOf(/Admin Dashboard/)).toHaveAccessibleDescription('Only super admins can open this page.')
    expect(reasonOf(/View Consultations/)).not.toHaveAccessibleDescription()
  })
})
