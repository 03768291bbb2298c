import type { Page } from '@playwright/test'
import { emailOf, signInAt } from '../fixtures/people/sign-in.ts'
import { expect, test } from './federation-test.ts'

const LEARNER = /^\/releases\/learner\//
const html = () => ({ type: 'text/html', body: '<!doctype html><title>Proxy error</title>' })
const serverError = () => ({ status: 503, type: 'text/plain', body: 'busy' })
const throwing = (body: Buffer) => ({ body: `throw new Error('broken build');${body.toString()}` })

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be shown' })

test.describe('a remote that does not load', () => {
  for (const [name, fault] of [
    ['is offline', 'cut'],
    ['answers 503', serverError],
    ['answers an HTML page with status 200', html],
    ['was changed on its way', throwing],
  ] as const)
    test(`leaves the shell working when it ${name}, and is reported`, async ({ page, network }) => {
      await signInAt(page, network.url, emailOf('super', 'oncall'))
      network.break(LEARNER, fault)
      const report = page.waitForRequest(/\/api\/reports$/)
      await page.goto(`${network.url}/progress`)
      await expect(failure(page)).toBeVisible({ timeout: 20_000 })
      await expect(page.getByRole('banner').getByRole('button', { name: /Simone Adler/ })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect((await report).postDataJSON()).toMatchObject({ remote: 'learner', path: '/progress' })
      await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(failure(page)).toBeHidden()
    })

  test('is readable from the start where the server rendered it', async ({ page, network }) => {
    network.break(LEARNER, { until: new Promise(() => undefined) })
    await page.goto(`${network.url}/progress`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Ladder Safety').first()).toBeVisible()
  })

  test('shows that it is still loading long before the timeout', async ({ page, network }) => {
    // Meanwhile a visitor reads what the server rendered.
    await signInAt(page, network.url, emailOf('learner', 'oncall'))
    const arrives = Promise.withResolvers<undefined>()
    network.break(/^\/releases\/learner\/.*\/remoteEntry/, { until: arrives.promise })
    await page.goto(`${network.url}/`)
    await expect(page.locator('#root')).toHaveAttribute('data-ready')
    await page.getByRole('main').locator('a[href="/progress"]').first().click()
    await expect(page.getByRole('status').filter({ hasText: 'Still loading' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Free Resources' }).first().click()
    await expect(page).toHaveURL(/\/free-resources$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/progress$/)
    arrives.resolve(undefined)
    await expect(page.getByRole('heading', { level: 1, name: /module|progress/i })).toBeVisible()
  })
})

test.describe('a retry', () => {
  test('shows the page without a reload once the network is back', async ({ page, network }) => {
    network.break(LEARNER, 'cut')
    await page.goto(`${network.url}/progress`)
    await expect(failure(page)).toBeVisible({ timeout: 20_000 })
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    network.heal()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /module|progress/i })).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('replaces bad bytes that the browser had cached as immutable', async ({ page, network }) => {
    network.break(/^\/releases\/learner\/.*\/progress[.-].*js$/, throwing)
    await page.goto(`${network.url}/progress`)
    await expect(failure(page)).toContainText('Its files do not match the published version')
    network.heal()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /module|progress/i })).toBeVisible()
  })

  test('happens automatically when only the first attempt fails', async ({ page, network }) => {
    let cuts = 0
    network.break(/^\/releases\/learner\/.*remoteEntry/, (body) =>
      (cuts += 1) <= 2 ? { status: 503, type: 'text/plain', body: 'busy' } : { body },
    )
    await page.goto(`${network.url}/progress`)
    await expect(page.getByRole('heading', { level: 1, name: /module|progress/i })).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.locator('#root')).toHaveAttribute('data-ready', { timeout: 20_000 })
    await expect(failure(page)).toBeHidden()
    expect(cuts).toBeGreaterThan(2)
  })
})

test.describe('for a user who consented to storage', () => {
  test.use({ consent: 'accepted' })

  test('falls back from a broken release to the last known good one of this browser', async ({
    page,
    network,
  }) => {
    const boot = await page.request.get(`${network.url}/progress`)
    const json = /<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(await boot.text())?.[1] ?? '{}'
    const { remotesAt } = JSON.parse(json) as { remotesAt: { url: string } }
    const list = await page.request.get(network.url + remotesAt.url)
    const { remotes } = (await list.json()) as {
      remotes: { id: string; release: { base: string; hash: string } }[]
    }
    const release = remotes.find(({ id }) => id === 'learner')?.release
    if (!release) throw new Error('The product has no release of learner.')
    const older = { ...release, hash: 'bbbbbbbbbbbb', base: '/releases/learner/0.9.0-bbbbbbbbbbbb/' }
    network.alias(older.base, release.base)
    network.break(new RegExp(`^${release.base}`), 'cut')
    await page.addInitScript(
      (stored) => localStorage.setItem('release:learner', stored),
      JSON.stringify(older),
    )
    await page.goto(`${network.url}/progress`)
    await expect(page.locator('[data-page] h1')).toHaveText(/module|progress/i, { timeout: 20_000 })
    // What came with the document was rendered, and checked, by the release that is broken.
    await expect.poll(() => network.requestedPaths()).toContain('/api/modules')
  })
})
