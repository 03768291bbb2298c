import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { press } from '../fixtures/keyboard.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import type { Tenant } from '../fixtures/tenants.ts'

const MIRA = { firstName: 'Mira', lastName: 'Stone', isSubscribed: false }
const STEP_MS = 30_000

/** An authenticator like that of a phone: it stores passkeys, and its user unlocks it. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const codeAt = (secret: string, timestamp: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })

async function typePassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mira Stone' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
}

test('sets up an authenticator app, signs in with it and uses a recovery code, by keyboard', async ({
  page,
  watched,
}) => {
  test.slow()
  const { email, password } = await newPerson(MIRA)
  await typePassword(page, email, password)
  await expect(page).toHaveURL('/progress')
  await page.goto('/account')
  const app = page.getByRole('group', { name: 'Authenticator app' })
  await press(page, app.getByRole('button', { name: 'Set up an app' }))
  await expect(app.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const code = app.getByLabel('Code from the app')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  const secret = (await app.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '')

  watched.allow(/422 POST .*\/account\/totp\/confirm/)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  const first = Date.now()
  await page.keyboard.type(codeAt(secret, first))
  await page.keyboard.press('Enter')
  const shown = page.getByRole('group', { name: 'Your recovery codes' })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  await expect(shown.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await press(page, shown.getByRole('button', { name: 'Download' }))
  const [recoveryCode = ''] = readFileSync(await (await saved).path(), 'utf8').match(/[a-z0-9-]{14}/g) ?? []
  await press(page, shown.getByRole('button', { name: 'I saved the codes' }))
  await expect(shown).toHaveCount(0)
  await logOut(page)

  await typePassword(page, email, password)
  const step = page.getByLabel('Code from your authenticator app')
  await expect(step).toBeFocused()
  await expect(step).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(step).toHaveAttribute('inputmode', 'numeric')
  await expectAccessible(page)
  watched.allow(/422 POST .*\/auth\/second-factor/)
  // The code that set the app up is used already.
  await page.keyboard.type(codeAt(secret, first))
  await page.keyboard.press('Enter')
  await expect(step).toHaveAttribute('aria-invalid', 'true')
  // The next one is accepted as soon as it can be: the server takes one step to either side.
  const next = codeAt(secret, Math.max(Date.now(), first + STEP_MS))
  await page.keyboard.type(`${next.slice(0, 3)} ${next.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/progress')
  await logOut(page)

  await typePassword(page, email, password)
  await press(page, page.getByRole('button', { name: 'Use a recovery code' }))
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.keyboard.type(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/progress')
  await page.goto('/account')
  await expect(page.getByText('9 of 10 codes left.')).toBeVisible()
})

for (const tenant of ['oncall', 'trinova'] satisfies Tenant[])
  test.describe(tenant, () => {
    test.use({ tenant })

    test('creates a passkey, uses it alone and as the second step, renames and removes it', async ({
      page,
    }) => {
      test.slow()
      const { email, password } = await newPerson({ ...MIRA, tenant })
      await addAuthenticator(page)
      await typePassword(page, email, password)
      await expect(page).toHaveURL('/progress')
      await page.goto('/account')
      const passkeys = page.getByRole('group', { name: 'Passkeys' })
      await expect(passkeys.getByText('You have no passkeys yet.')).toBeVisible()
      await press(page, passkeys.getByRole('button', { name: 'Add a passkey' }))
      await expect(passkeys.getByLabel('Name of the passkey')).toBeFocused()
      await page.keyboard.type('Laptop')
      await page.keyboard.press('Enter')
      await expect(passkeys.getByRole('listitem')).toContainText('Laptop')
      await page.getByRole('button', { name: 'I saved the codes' }).click()
      await passkeys.getByRole('button', { name: 'Rename Laptop' }).click()
      await passkeys.getByLabel('Name of the passkey').fill('Work laptop')
      await page.keyboard.press('Enter')
      await expect(passkeys.getByRole('listitem')).toContainText('Work laptop')
      await expectAccessible(page)
      await logOut(page)

      // This browser has used one: it offers it in the email field, and this authenticator takes each offer.
      await page.goto('/login')
      await expect(page).toHaveURL('/progress')
      await logOut(page)

      await page.evaluate(() => localStorage.removeItem('passkeyUsed'))
      await page.goto('/login')
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect(page).toHaveURL('/progress')
      await logOut(page)

      await page.evaluate(() => localStorage.removeItem('passkeyUsed'))
      await typePassword(page, email, password)
      await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page.getByLabel('Email')).toBeVisible()
      await typePassword(page, email, password)
      await page.getByRole('button', { name: 'Use your passkey' }).click()
      await expect(page).toHaveURL('/progress')

      await page.goto('/account')
      await passkeys.getByRole('button', { name: 'Remove Work laptop' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await expect(passkeys.getByText('You have no passkeys yet.')).toBeVisible()
      await logOut(page)
      await typePassword(page, email, password)
      await expect(page).toHaveURL('/progress')
    })
  })
