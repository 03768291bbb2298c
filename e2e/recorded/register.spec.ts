import type { Page } from '@playwright/test'
import { expect, test } from './recorded.ts'

const CHECK = 'POST /auth/check-email'
const REGISTER = 'POST /auth/register'
const PARTNERS = 'GET /auth/professional-partners'

// The clock runs while the page loads and is paused while a test measures: a busy machine does not affect the result.
const OPENED_AT = new Date('2026-06-01T10:00:00Z')
const PAUSED_AT = new Date('2026-06-01T10:05:00Z')

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Email').fill('ana@acme.test')
  await page.getByLabel('Company name').fill('Acme')
  await page.getByLabel('State').selectOption('TX')
  await page.getByLabel('Password', { exact: true }).fill('Training2025')
  await page.getByLabel('Confirm password').fill('Training2025')
  await page.getByRole('checkbox', { name: 'Terms of Service' }).check()
  await page.getByRole('checkbox', { name: 'Privacy Policy' }).check()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click()

test.beforeEach(({ recorded }) => {
  recorded.answer({ [CHECK]: { body: { available: true } }, [PARTNERS]: { body: [] } })
})

test.describe('register screen (spec sections 2, 5 and 8)', () => {
  test('lists the 50 states and the partners of this host', async ({ page, recorded }) => {
    const partner = { id: 'p-1', firstName: 'Dana', lastName: 'Fox', title: 'Trainer' }
    recorded.answer({ [PARTNERS]: { body: [{ ...partner, certifications: '["CSP"]' }] } })
    await page.goto('/register')
    const states = page.getByLabel('State').locator('option:not([value=""])')
    await expect(states).toHaveCount(50)
    await expect(states.last()).toHaveText('WY - Wyoming')
    const options = page.getByLabel(/partner/i).locator('option')
    await expect(options).toHaveText(['No Partner Assignment', 'Dana Fox - CSP'])
  })

  test('shows Loading partners... and No partners available', async ({ page, recorded }) => {
    const answered = Promise.withResolvers<undefined>()
    recorded.answer({ [PARTNERS]: { status: 500, after: answered.promise } })
    await page.goto('/register')
    const options = page.getByLabel(/partner/i).locator('option')
    await expect(options).toHaveText(['Loading partners...'])
    answered.resolve(undefined)
    await expect(options).toHaveText(['No partners available'])
  })

  const FAULTS: [string, (page: Page) => Promise<void>, string][] = [
    [
      'different passwords',
      (page) => page.getByLabel('Confirm password').fill('Training2026'),
      'Passwords do not match',
    ],
    [
      'a short password',
      async (page) => {
        await page.getByLabel('Password', { exact: true }).fill('abc1234')
        await page.getByLabel('Confirm password').fill('abc1234')
      },
      'Password must be at least 8 characters long',
    ],
    [
      'the terms not accepted',
      (page) => page.getByRole('checkbox', { name: 'Terms of Service' }).uncheck(),
      'You must accept the Terms of Service to register',
    ],
    [
      'the privacy policy not accepted',
      (page) => page.getByRole('checkbox', { name: 'Privacy Policy' }).uncheck(),
      'You must accept the Privacy Policy to register',
    ],
  ]
  test('shows a specific error for each fault and sends nothing', async ({ page, recorded }) => {
    await page.goto('/register')
    // A scripted choice fires two events, and React could hydrate between them. That cannot happen to a real user.
    await expect(page.locator('#root')).toHaveAttribute('data-ready')
    for (const [what, change, text] of FAULTS)
      await test.step(what, async () => {
        await fillIn(page)
        await change(page)
        await submit(page)
        await expect(page.getByRole('alert')).toHaveText(text)
      })
    expect(recorded.to(REGISTER)).toEqual([])
  })

  test('refuses a registered email before any other fault', async ({ page, recorded }) => {
    recorded.answer({ [CHECK]: { body: { available: false } } })
    await page.goto('/register')
    await fillIn(page)
    await page.getByLabel('Confirm password').fill('different')
    await expect(page.getByText('Already registered')).toBeVisible()
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText(
      'This email is already registered. Please use a different email or login.',
    )
  })
})

test.describe('email availability (spec sections 4 and 9)', () => {
  test('is requested after a pause of 500 ms, and only with an @', async ({ page, recorded }) => {
    await page.clock.install({ time: OPENED_AT })
    const answered = Promise.withResolvers<undefined>()
    recorded.answer({ [CHECK]: { body: { available: true }, after: answered.promise } })
    await page.goto('/register')
    // Before that, a field that is filled a second time may be reset to its first text.
    await expect(page.locator('#root')).toHaveAttribute('data-ready')
    await page.clock.pauseAt(PAUSED_AT)
    await page.getByLabel('Email').fill('ana')
    await page.clock.runFor(1000)
    await page.getByLabel('Email').fill('ana@acme.test')
    await page.clock.runFor(499)
    expect(recorded.to(CHECK)).toEqual([])
    await page.clock.runFor(1)
    await expect(page.getByText('Checking...')).toBeVisible()
    answered.resolve(undefined)
    await expect(page.getByText('Available', { exact: true })).toBeVisible()
    expect(recorded.to(CHECK).map(({ body }) => body)).toEqual([{ email: 'ana@acme.test' }])
    await page.getByLabel('Email').fill('ana@acme.tes')
    await expect(page.getByText('Available', { exact: true })).toHaveCount(0)
  })

  test('ignores a late response for a value that was edited since (decisions.md)', async ({
    page,
    recorded,
  }) => {
    const answered = Promise.withResolvers<undefined>()
    recorded.answer({
      [CHECK]: [{ body: { available: false }, after: answered.promise }, { body: { available: true } }],
    })
    await page.goto('/register')
    await page.getByLabel('Email').fill('taken@acme.test')
    await expect(page.getByText('Checking...')).toBeVisible()
    await page.getByLabel('Email').fill('free@acme.test')
    await expect(page.getByText('Available', { exact: true })).toBeVisible()
    answered.resolve(undefined)
    await expect(page.getByText('Already registered')).toHaveCount(0)
    await expect(page.getByText('Available', { exact: true })).toBeVisible()
  })
})

test.describe('registration (spec sections 3, 4, 7, 8 and 9)', () => {
  test('sends the specified payload, announces success and goes to /login after 2 s', async ({
    page,
    recorded,
  }) => {
    await page.clock.install({ time: OPENED_AT })
    recorded.answer({ [REGISTER]: { status: 201, body: { message: 'Created.' } } })
    await page.goto('/register')
    await fillIn(page)
    await page.clock.pauseAt(PAUSED_AT)
    await submit(page)
    await expect(
      page.getByText('Account created successfully! Please check your email to verify your account.'),
    ).toBeVisible()
    expect(recorded.to(REGISTER)[0]?.body).toEqual({
      first_name: 'Ana',
      last_name: 'Reyes',
      email: 'ana@acme.test',
      password: 'Training2025',
      company_name: 'Acme',
      state: 'TX',
      assigned_partner_id: null,
    })
    await page.clock.runFor(1900)
    await expect(page).toHaveURL('/register')
    await page.clock.runFor(100)
    await expect(page).toHaveURL('/login')
  })

  const REFUSED = [
    [{ status: 409, body: { message: 'Somebody was faster.' } }, 'Somebody was faster.'],
    [{ status: 500 }, 'Registration failed. Please try again.'],
    ['lost', 'Registration failed. Please try again.'],
  ] as const
  test('shows a refusal as specified, which can be dismissed, and preserves the input', async ({
    page,
    recorded,
  }) => {
    await page.goto('/register')
    await fillIn(page)
    for (const [answer, text] of REFUSED)
      await test.step(`shows "${text}" after ${JSON.stringify(answer)}`, async () => {
        recorded.answer({ [REGISTER]: answer })
        await submit(page)
        await expect(page.getByRole('alert')).toHaveText(text)
        await page.getByRole('button', { name: 'Dismiss' }).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(page).toHaveURL('/register')
      })
  })
})

test.describe('on another host', () => {
  test.use({ tenant: 'trinova' })

  test('offers no partners and requests none (spec section 2)', async ({ page, recorded }) => {
    await page.goto('/register')
    await expect(page.getByLabel('Company name')).toBeVisible()
    await expect(page.getByLabel(/partner/i)).toHaveCount(0)
    expect(recorded.to(PARTNERS)).toEqual([])
  })
})
