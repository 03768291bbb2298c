import { expect, store, stored, STORED, test } from './recorded.ts'

const TENANT = 'GET /tenant/config'

test.describe('request layer (spec section 4)', () => {
  test('sends the stored token with every call, tenant/config included', async ({
    page,
    recorded,
    signedIn,
  }) => {
    await signedIn()
    await page.goto('/privacy')
    await expect.poll(() => recorded.to(TENANT).length).toBe(1)
    expect(recorded.to(TENANT)[0]?.authorization).toBe('Bearer access-1')
  })

  test('drops the session after a 401 and loads /login as a page', async ({ page, recorded, signedIn }) => {
    await signedIn()
    await page.goto('/privacy')
    await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    recorded.answer({ 'GET /account/profile': { status: 401, body: { message: 'Who are you?' } } })
    await page.getByRole('button', { name: 'Ana Reyes' }).click()
    await page.getByRole('menuitem', { name: 'Your account' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(await stored(page)).toEqual({})
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })

  test("exempts the session's own calls from that rule", async ({ page, recorded }) => {
    recorded.answer({ 'POST /auth/login': { status: 401, body: { message: 'Wrong email or password.' } } })
    await page.goto('/login')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByLabel('Email').fill('ana@oncall.test')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toContainText('Wrong email or password.')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('does not reload /login endlessly', async ({ page, recorded }) => {
    await store(page, STORED)
    recorded.answer({ [TENANT]: { status: 401 } })
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect.poll(() => stored(page)).toEqual({})
    expect(recorded.to(TENANT)).toHaveLength(1)
  })
})

test.describe('several tabs (decisions.md, session)', () => {
  test('refresh once for all tabs', async ({ context, page, recorded }) => {
    await store(page, STORED)
    recorded.answer({ 'GET /auth/me': { body: { id: 7, firstName: 'Ana', lastName: 'Reyes' } } })
    await page.goto('/privacy')
    const other = await context.newPage()
    await other.goto('/privacy')
    await expect(other.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
    recorded.answer({
      'GET /auth/me': (call) =>
        call.authorization === 'Bearer access-2'
          ? { body: { id: 7, firstName: 'Ana', lastName: 'Reyes' } }
          : { status: 401 },
      'POST /auth/refresh': { body: { accessToken: 'access-2', refreshToken: 'refresh-2' } },
    })
    await Promise.all(
      [page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('focus')))),
    )
    await expect.poll(() => stored(page)).toMatchObject({ token: 'access-2', refreshToken: 'refresh-2' })
    await expect(other.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
    expect(recorded.to('POST /auth/refresh')).toHaveLength(1)
  })

  test('log out together', async ({ context, page, recorded, signedIn }) => {
    await signedIn()
    recorded.answer({ 'POST /auth/logout': { status: 500 } })
    await page.goto('/privacy')
    const other = await context.newPage()
    await other.goto('/privacy')
    await expect(other.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
    await page.getByRole('button', { name: 'Ana Reyes' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(other.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(recorded.to('POST /auth/logout')).toMatchObject([
      { authorization: 'Bearer access-1', body: { refreshToken: 'refresh-1' } },
    ])
  })
})
