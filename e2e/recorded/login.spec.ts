import type { Page } from '@playwright/test'
import { ANA, expect, stored, test } from './recorded.ts'

const LOGIN = 'POST /auth/login'
const ANSWER = { user: ANA, accessToken: 'access-1', refreshToken: 'refresh-1' }

async function signIn(page: Page) {
  await page.getByLabel('Email').fill('ana@oncall.test')
  await page.getByLabel('Password').fill('Training2025!')
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test.describe('login by email (spec sections 2, 4 and 7)', () => {
  test('focuses the email field and lets the browser fill in both fields', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveJSProperty('required', true)
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    await expect(page.getByLabel('Password')).toHaveJSProperty('required', true)
  })

  test('sends the request, stores every entry and goes to /progress', async ({ page, recorded }) => {
    recorded.answer({ [LOGIN]: { body: ANSWER } })
    await page.goto('/login')
    await signIn(page)
    await expect(page).toHaveURL('/progress')
    expect(recorded.to(LOGIN)[0]?.body).toEqual({ email: 'ana@oncall.test', password: 'Training2025!' })
    expect(await stored(page)).toEqual({
      token: 'access-1',
      authToken: 'access-1',
      refreshToken: 'refresh-1',
      // A server that says nothing of platform operators has none.
      user: JSON.stringify({ ...ANA, isOperator: false }),
      role: 'user',
    })
  })

  test('shows Signing in... while it waits', async ({ page, recorded }) => {
    const answered = Promise.withResolvers<undefined>()
    recorded.answer({ [LOGIN]: { body: ANSWER, after: answered.promise } })
    await page.goto('/login')
    await signIn(page)
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    answered.resolve(undefined)
    await expect(page).toHaveURL('/progress')
  })

  for (const missing of ['accessToken', 'refreshToken'])
    test(`rejects a response without ${missing}`, async ({ page, recorded }) => {
      recorded.answer({ [LOGIN]: { body: { ...ANSWER, [missing]: undefined } } })
      const logged = page.waitForEvent('console', (message) => /sign-in was rejected/.test(message.text()))
      await page.goto('/login')
      await signIn(page)
      await expect(page.getByRole('alert')).toContainText('did not complete the sign-in')
      await logged
      await expect(page).toHaveURL('/login')
      expect(await stored(page)).toEqual({})
    })
})

const FAILURES = [
  [
    { status: 500, body: { message: 'Invalid admin LDAP credentials' } },
    'Invalid LDAP admin credentials. Please check your LDAP configuration.',
  ],
  [
    { status: 401, body: { message: 'No user found in LDAP directory with the specified credentials' } },
    'LDAP user not found. Please verify your credentials.',
  ],
  [
    { status: 401, body: { message: 'Invalid user LDAP credentials' } },
    'Incorrect LDAP password. Please try again.',
  ],
  [{ status: 403, body: { message: 'Your account is suspended.' } }, 'Your account is suspended.'],
  [{ status: 500 }, 'An error occurred. Please try again later.'],
  ['lost', 'An error occurred. Please try again later.'],
  [{ status: 201, body: ANSWER }, 'Unexpected response from server.'],
] as const

test.describe('login errors (spec section 8)', () => {
  test('show the specified text, can be dismissed, and leave the user on the page', async ({
    page,
    recorded,
  }) => {
    await page.goto('/login')
    for (const [answer, text] of FAILURES)
      await test.step(`shows "${text}" after ${JSON.stringify(answer)}`, async () => {
        recorded.answer({ [LOGIN]: answer })
        await signIn(page)
        await expect(page.getByRole('alert')).toHaveText(text)
        await page.getByRole('button', { name: 'Dismiss' }).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(page).toHaveURL('/login')
      })
  })
})

test.describe('login by company directory (spec sections 2, 5, 7 and 8)', () => {
  const LOOKUP = 'GET /auth/company-by-domain'

  test.beforeEach(async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('tab', { name: 'Company Login' }).click()
  })

  test('looks up the company by the email domain and signs in with its id', async ({ page, recorded }) => {
    recorded.answer({ [LOOKUP]: { body: { companyId: 4 } }, 'POST /auth/ldap-login': { body: ANSWER } })
    await page.getByPlaceholder('{email}').fill('ana@acme.test')
    await expect(page.getByText('Company verified')).toBeVisible()
    await page.getByLabel('Password').fill('secret')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/progress')
    expect(recorded.to(LOOKUP).at(-1)?.query).toEqual({ domain: 'acme.test' })
    expect(recorded.to('POST /auth/ldap-login')[0]?.body).toEqual({
      username: 'ana@acme.test',
      password: 'secret',
      companyId: 4,
    })
  })

  const LOOKUPS = [
    ['acme.test', { body: {} }, 'No company found for this domain.'],
    ['harbor.test', { status: 500 }, 'Unable to fetch company information.'],
    ['pier.test', 'lost', 'Unable to fetch company information.'],
  ] as const
  test('shows why the company was not found and refuses the login', async ({ page, recorded }) => {
    for (const [domain, answer, text] of LOOKUPS)
      await test.step(`shows "${text}" after ${JSON.stringify(answer)}`, async () => {
        recorded.answer({ [LOOKUP]: answer })
        await page.getByPlaceholder('{email}').fill('')
        await expect(page.getByText(text)).toHaveCount(0)
        await page.getByPlaceholder('{email}').fill(`ana@${domain}`)
        await expect(page.getByText(text)).toBeVisible()
        await page.getByLabel('Password').fill('secret')
        await page.getByRole('button', { name: 'Sign In' }).click()
        await expect(page.getByRole('alert')).toHaveText('Company ID is required for LDAP login.')
        await page.getByRole('button', { name: 'Dismiss' }).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    expect(recorded.to(LOOKUP).map(({ query }) => query.domain)).toEqual(LOOKUPS.map(([domain]) => domain))
    expect(recorded.to('POST /auth/ldap-login')).toEqual([])
  })

  test('sends no lookup without an @ and refuses the login', async ({ page, recorded }) => {
    await page.getByPlaceholder('{email}').fill('ana')
    await page.getByLabel('Password').fill('secret')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText('Company ID is required for LDAP login.')
    expect(recorded.to(LOOKUP)).toEqual([])
  })
})
