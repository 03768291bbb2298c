import type { Page } from '@playwright/test'
import { LISTED } from '../fixtures/remotes/listings.ts'
import { ANA, expect, follow, store, STORED, test } from './recorded.ts'

type Person = Partial<typeof ANA> & { readonly holdsTraining?: boolean }
type Who = 'visitor' | 'user' | 'holder' | 'subscriber' | 'partner' | 'admin' | 'super admin'

const PEOPLE: Readonly<Record<Exclude<Who, 'visitor'>, Person>> = {
  user: {},
  /** Without a subscription, but with a course or a certificate of their own. */
  holder: { holdsTraining: true },
  subscriber: { isSubscribed: true },
  partner: { isProfessionalPartner: true },
  admin: { role: 'admin' },
  'super admin': { role: 'super_admin' },
}

interface Landing {
  readonly at: string
  /** The message with the reason, if the user was turned away. */
  readonly reason?: RegExp
}

/** Where each person lands (spec section 2, protected routes; section 4, guard order). '' is the page itself. */
type Row = Readonly<Record<Exclude<Who, 'visitor'>, Landing>>

const OPEN: Landing = { at: '' }
const redirectedTo = (at: string, reason: RegExp): Landing => ({ at, reason })

// A refused role goes to /dashboard, whose own guard redirects users without a subscription; the first reason is shown.
const refused = (reason: RegExp) => ({
  user: redirectedTo('/free-resources', reason),
  holder: redirectedTo('/dashboard', reason),
  subscriber: redirectedTo('/dashboard', reason),
  partner: redirectedTo('/free-resources', reason),
  admin: redirectedTo('/dashboard', reason),
  'super admin': redirectedTo('/dashboard', reason),
})

const NO_SUBSCRIPTION = redirectedTo('/free-resources', /requires a subscription/)
const OWN_TRAINING: Row = {
  user: NO_SUBSCRIPTION,
  holder: OPEN,
  subscriber: OPEN,
  partner: NO_SUBSCRIPTION,
  admin: OPEN,
  'super admin': OPEN,
}
const ANY_ROLE: Row = {
  user: OPEN,
  holder: OPEN,
  subscriber: OPEN,
  partner: OPEN,
  admin: OPEN,
  'super admin': OPEN,
}
const SUPER_ADMIN: Row = { ...refused(/Only super admins can open/), 'super admin': OPEN }
const BY_ROLE: Row = { ...refused(/Your role does not have access/), admin: OPEN, 'super admin': OPEN }
const ADMIN: Row = { ...refused(/Only admins can open/), admin: OPEN, 'super admin': OPEN }
const COMPANY_MANAGER: Row = refused(/Only managers of a company can open/)
const PARTNER: Row = { ...refused(/Only professional partners can open/), partner: OPEN }

const PROTECTED: Readonly<Record<string, Row>> = {
  '/dashboard': OWN_TRAINING,
  '/certificates': OWN_TRAINING,
  '/view-consultations': ANY_ROLE,
  '/subscriptions': ANY_ROLE,
  '/citations': SUPER_ADMIN,
  '/admin': SUPER_ADMIN,
  '/manager': SUPER_ADMIN,
  '/tickets': SUPER_ADMIN,
  '/seo': SUPER_ADMIN,
  '/tenant-management': SUPER_ADMIN,
  '/csp-ehs-professionals': SUPER_ADMIN,
  '/subscriptions-dashboard': SUPER_ADMIN,
  '/social-media': BY_ROLE,
  '/admin/blog': BY_ROLE,
  '/traffic': BY_ROLE,
  '/professional-partners': ADMIN,
  '/training-dashboard': PARTNER,
  '/company': COMPANY_MANAGER,
}

const ROUTES = Object.entries(PROTECTED).filter(([path]) => LISTED.has(path))

async function expectLanding(page: Page, { at, reason }: Landing, requestedPath: string): Promise<void> {
  await expect(page, `${requestedPath} leads to ${at || requestedPath}`).toHaveURL(at || requestedPath)
  const notice = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /(that|this) page/i })
  if (reason) await expect(notice, `why ${requestedPath} is closed`).toHaveText(reason)
  else await expect(notice).toHaveCount(0)
}

test.describe('guard by link (spec sections 2 and 4)', () => {
  for (const who of Object.keys(PEOPLE) as (keyof typeof PEOPLE)[])
    test(`checks every protected route for a ${who}`, async ({ page, signedIn }) => {
      await signedIn(PEOPLE[who])
      await page.goto('/privacy')
      await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
      for (const [path, row] of ROUTES) {
        await follow(page, path)
        await expectLanding(page, row[who], path)
      }
    })

  test('sends a visitor from every protected route to /login and shows why', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    for (const [path] of ROUTES) {
      await follow(page, path)
      await expect(page, `${path} leads to /login`).toHaveURL('/login')
      await expect(page.getByText('Sign in to open this page.')).toBeVisible()
      await follow(page, '/privacy')
      await expect(page).toHaveURL('/privacy')
    }
  })
})

test.describe('guard by URL (spec sections 2 and 4)', () => {
  const SAMPLES = [
    ['user', '/dashboard', '/free-resources'],
    ['user', '/tenant-management', '/free-resources'],
    ['subscriber', '/tenant-management', '/dashboard'],
    ['admin', '/tenant-management', '/dashboard'],
    ['super admin', '/tenant-management', '/tenant-management'],
  ] as const
  for (const [who, path, landing] of SAMPLES)
    test(`sends a ${who} who enters ${path} to ${landing}`, async ({ page, signedIn }) => {
      await signedIn(PEOPLE[who])
      await page.goto(path)
      await expect(page).toHaveURL(landing)
    })

  test('shows the reason in one line that can be dismissed', async ({ page, signedIn }) => {
    await signedIn()
    await page.goto('/dashboard')
    const notice = page.getByText('That page requires a subscription.')
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toHaveCount(0)
    await expect(page).toHaveURL('/free-resources')
  })

  test('shows a spinner with text, and no page, while authentication is verified', async ({
    page,
    recorded,
  }) => {
    const verified = Promise.withResolvers<undefined>()
    await store(page, STORED)
    recorded.answer({ 'GET /auth/me': { body: ANA, after: verified.promise } })
    await page.goto('/subscriptions')
    const verifying = page.getByRole('status').filter({ hasText: 'Verifying authentication...' })
    await expect(verifying).toBeVisible()
    await expect(verifying.locator('span').first()).toHaveCSS('animation-iteration-count', 'infinite')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    await expect(page).toHaveURL('/subscriptions')
    verified.resolve(undefined)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('redirects (spec section 2)', () => {
  test('cover old URLs and unknown paths', async ({ page, signedIn }) => {
    await signedIn(PEOPLE['super admin'])
    await page.goto('/no/such-page?at=all')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
    await follow(page, '/nowhere')
    await expect(page).toHaveURL('/')
    for (const [from, to] of [
      ['/admin-dashboard', '/admin'],
      ['/manager-dashboard', '/manager'],
    ] as const) {
      await follow(page, from)
      await expect(page).toHaveURL(LISTED.has(to) ? to : '/')
    }
  })
})

const SIGN_IN = { accessToken: 'access-1', refreshToken: 'refresh-1' }

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ana@oncall.test')
  await page.getByLabel('Password').fill('Training2025!')
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test.describe('where a login leads (spec section 4; decisions.md, session)', () => {
  for (const [who, requestedPath, landing] of [
    ['user', '/subscriptions?from=mail#plans', '/subscriptions?from=mail#plans'],
    ['user', '/tenant-management', '/progress'],
    ['super admin', '/tenant-management', '/tenant-management'],
  ] as const)
    test(`sends a ${who} whom the guard stopped at ${requestedPath} to ${landing}`, async ({
      page,
      recorded,
    }) => {
      const user = { ...ANA, ...PEOPLE[who] }
      recorded.answer({
        'POST /auth/login': { body: { ...SIGN_IN, user } },
        'GET /auth/me': { body: user },
      })
      await page.goto(requestedPath)
      await expect(page).toHaveURL('/login')
      await signIn(page)
      await expect(page).toHaveURL(landing)
    })

  test('sends an admin who is not a super admin to /dashboard', async ({ page, recorded }) => {
    const user = { ...ANA, ...PEOPLE.admin }
    recorded.answer({ 'POST /auth/login': { body: { ...SIGN_IN, user } } })
    await page.goto('/login')
    await signIn(page)
    await expect(page).toHaveURL(LISTED.has('/admin') ? '/dashboard' : '/')
  })
})

test.describe('guard by the back button (spec section 4)', () => {
  test('does not go back to a page that the guard refused', async ({ page, signedIn }) => {
    await signedIn()
    await page.goto('/privacy')
    await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
    await follow(page, '/tenant-management')
    await expect(page).toHaveURL('/free-resources')
    await page.goBack()
    await expect(page).toHaveURL('/privacy')
  })

  test('leads back to the login, not to the page, after a logout', async ({ page, recorded, signedIn }) => {
    await signedIn()
    recorded.answer({ 'POST /auth/logout': { status: 204 } })
    await page.goto('/subscriptions')
    await page.getByRole('link', { name: 'Progress', exact: true }).click()
    await expect(page).toHaveURL('/progress')
    await page.getByRole('button', { name: 'Ana Reyes' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/login')
  })
})
