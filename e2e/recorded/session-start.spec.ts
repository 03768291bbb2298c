import { ANA, expect, store, stored, STORED, test } from './recorded.ts'

const ME = 'GET /auth/me'
const REFRESH = 'POST /auth/refresh'

test.describe('session start (spec section 4)', () => {
  test('makes no session call for a visitor', async ({ page, recorded }) => {
    await page.goto('/privacy')
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(recorded.to(ME)).toEqual([])
    expect(recorded.to(REFRESH)).toEqual([])
  })

  for (const key of ['token', 'authToken'])
    test(`verifies an access token under ${key} with its bearer header`, async ({ page, recorded }) => {
      await store(page, { [key]: 'access-1' })
      recorded.answer({ [ME]: { body: ANA } })
      await page.goto('/privacy')
      await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
      expect(recorded.to(ME).map(({ authorization }) => authorization)).toEqual(['Bearer access-1'])
    })

  test('refreshes a refresh token alone, without a bearer header', async ({ page, recorded }) => {
    await store(page, { refreshToken: 'refresh-1' })
    recorded.answer({ [REFRESH]: { body: { accessToken: 'access-2', user: ANA } } })
    await page.goto('/privacy')
    await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
    expect(recorded.to(REFRESH)).toMatchObject([
      { authorization: undefined, body: { refreshToken: 'refresh-1' } },
    ])
    expect(recorded.to(ME)).toEqual([])
    expect(await stored(page)).toMatchObject({
      token: 'access-2',
      authToken: 'access-2',
      refreshToken: 'refresh-1',
      role: 'user',
    })
  })

  for (const status of [401, 403])
    test(`refreshes after a ${status} of /auth/me`, async ({ page, recorded }) => {
      await store(page, STORED)
      recorded.answer({
        [ME]: { status },
        [REFRESH]: { body: { accessToken: 'access-2', refreshToken: 'refresh-2', user: ANA } },
      })
      await page.goto('/privacy')
      await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
      expect(await stored(page)).toMatchObject({ token: 'access-2', refreshToken: 'refresh-2' })
    })

  const ENDED = {
    'is refused': { status: 401 },
    'fails on the server': { status: 500 },
    'is lost': 'lost',
    'answers no access token': { body: { user: ANA } },
  } as const
  for (const [what, answer] of Object.entries(ENDED))
    test(`ends the session after a refresh that ${what}`, async ({ page, recorded }) => {
      await store(page, STORED)
      recorded.answer({ [ME]: { status: 401 }, [REFRESH]: answer })
      await page.goto('/privacy')
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
      expect(await stored(page)).toEqual({})
      await expect(page).toHaveURL('/privacy')
    })

  test('tries three times, 1 s apart, without a response, and stays signed in', async ({
    page,
    recorded,
  }) => {
    await page.clock.install()
    await store(page, STORED)
    recorded.answer({ [ME]: 'lost' })
    await page.goto('/privacy')
    await expect.poll(() => recorded.to(ME).length).toBe(1)
    await page.clock.runFor(1000)
    await expect.poll(() => recorded.to(ME).length).toBe(2)
    await page.clock.runFor(1000)
    await expect.poll(() => recorded.to(ME).length).toBe(3)
    await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
    expect(await stored(page)).toEqual(STORED)
  })

  test('times out each call after 10 s', async ({ page, recorded }) => {
    await page.clock.install()
    await store(page, STORED)
    recorded.answer({ [ME]: 'never' })
    await page.goto('/privacy')
    await expect.poll(() => recorded.to(ME).length).toBe(1)
    await page.clock.runFor(9000)
    expect(recorded.to(ME)).toHaveLength(1)
    await page.clock.runFor(2500)
    await expect.poll(() => recorded.to(ME).length).toBe(2)
  })

  test('does not retry after a 500 and preserves the session', async ({ page, recorded }) => {
    await store(page, STORED)
    recorded.answer({ [ME]: { status: 500 } })
    await page.goto('/privacy')
    await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
    expect(recorded.to(ME)).toHaveLength(1)
    expect(await stored(page)).toEqual(STORED)
  })

  test("uses the server's role instead of a stored one", async ({ page, recorded }) => {
    await store(page, {
      ...STORED,
      user: JSON.stringify({ ...ANA, role: 'super_admin' }),
      role: 'super_admin',
    })
    recorded.answer({ [ME]: { body: ANA } })
    await page.goto('/privacy')
    await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Admin Tools' })).toHaveCount(0)
    expect(await stored(page)).toMatchObject({ role: 'user' })
  })
})

test.describe('repeated verification (spec sections 4 and 9)', () => {
  test('runs every 10 minutes, and on focus at most once per 2 minutes', async ({
    page,
    recorded,
    signedIn,
  }) => {
    await page.clock.install({ time: new Date('2026-06-01T10:00:00Z') })
    await signedIn()
    await page.goto('/privacy')
    await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
    // From here on only the test moves the clock: a busy machine adds nothing.
    await page.clock.pauseAt(new Date('2026-06-01T10:01:00Z'))
    const focus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
    // A call that is not answered when the clock leaps runs into its time-out, and is made again.
    const focusUntilAnswered = async () => {
      const answered = page.waitForResponse((response) => response.url().includes('/auth/me'))
      await focus()
      await (await answered).finished()
    }
    await focusUntilAnswered()
    expect(recorded.to(ME)).toHaveLength(2)
    await page.clock.runFor(119_000)
    await focus()
    expect(recorded.to(ME)).toHaveLength(2)
    await page.clock.runFor(1000)
    await focusUntilAnswered()
    expect(recorded.to(ME)).toHaveLength(3)
    await page.clock.runFor(400_000)
    expect(recorded.to(ME)).toHaveLength(3)
    // In small steps from here: a whole minute in one go would run into the time-out of the call.
    for (let seconds = 0; seconds < 80 && recorded.to(ME).length < 4; seconds += 4)
      await page.clock.runFor(4_000)
    await expect.poll(() => recorded.to(ME).length).toBe(4)
  })
})
