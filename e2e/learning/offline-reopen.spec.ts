import type { Page } from '@playwright/test'
import { test } from '../federation/federation-test.ts'
import { emailOf, expect } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

/** A module that no other journey of hers changes. */
const CODE = 'IC0115'
const QUESTION = `Where is the assembly point? ${Date.now()}`
const NOTE = `Exit 3 is blocked ${Date.now()}`

const notes = (page: Page) => page.getByRole('textbox', { name: /My notes/ })
const status = (page: Page, text: string | RegExp) => page.locator('summary').getByText(text)

/** The worker holds this page, and has kept its document and every file that it loaded. */
async function expectKept(page: Page, path: string): Promise<void> {
  const missing = () =>
    page.evaluate(async (document) => {
      if (!navigator.serviceWorker.controller) return ['a worker']
      const isKept = async (url: string) => (await caches.match(url)) !== undefined
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const files = loaded.filter((url) => /\/(shell|releases)\//.test(url))
      const kept = await Promise.all([document, ...files].map(isKept))
      return [document, ...files].filter((_, index) => !kept[index])
    }, path)
  await expect.poll(missing, { timeout: 25_000, message: 'what the worker has not kept yet' }).toEqual([])
}

/** What this person's account has, asked by the page's own token. */
function onServer(page: Page): Promise<{ asked: string[]; note: string }> {
  return page.evaluate(async (code) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` }
    const read = async (path: string) => (await fetch(`/api/modules/${code}/${path}`, { headers })).json()
    const questions = (await read('questions')) as { text: string }[]
    const { lessons } = (await read('state')) as { lessons: { note: string }[] }
    return { asked: questions.map(({ text }) => text), note: lessons.map((each) => each.note).join('') }
  }, CODE)
}

test('a module is opened again in a new tab with network and server gone, and what was done in it arrives once', async ({
  page,
  context,
  network,
  watched,
}) => {
  test.slow()
  watched.allow(/ERR_|Failed to fetch|504|503/)
  const path = `/modules/${CODE}`
  await page.goto(`${network.url}/login`)
  await page
    .getByLabel(/^email/i)
    .first()
    .fill(emailOf('subscriber', 'oncall'))
  await page
    .getByLabel(/^password/i)
    .first()
    .fill('Training2025!')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto(`${network.url}${path}`)
  const heading = page.locator('#lesson-title')
  await expect(heading).toBeVisible()
  const title = await heading.innerText()
  await page.reload()
  await expect(heading).toBeVisible()
  await expectKept(page, path)

  network.break(/./, 'cut')
  await context.setOffline(true)
  await notes(page).fill(NOTE)
  await page.getByRole('textbox', { name: /Your question/ }).fill(QUESTION)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText(/^Waits on this device/)).toBeVisible()
  await page.close()

  const again = await context.newPage()
  await again.goto(`${network.url}${path}`)
  await expect(again.locator('#lesson-title')).toHaveText(title)
  await expect(again.locator('article [data-block]').first()).toBeVisible()
  await expect(notes(again)).toHaveValue(NOTE)
  await expect(again.getByText(QUESTION)).toBeVisible()
  await expect(status(again, /^Saved on this device, 2 changes waiting$/)).toBeVisible()

  network.heal()
  await context.setOffline(false)
  // At once, or at the next try a quarter of a minute later: the first call may still meet the broken line.
  await expect(status(again, 'All saved')).toBeVisible({ timeout: 30_000 })
  const after = await onServer(again)
  expect(after.asked.filter((text) => text === QUESTION)).toHaveLength(1)
  expect(after.note).toContain(NOTE)
  await notes(again).fill('')
  await expect(again.getByText('Saved', { exact: true })).toBeVisible()
})
