import type { Page } from '@playwright/test'
import { test } from '../federation/federation-test.ts'
import { expectCached } from '../fixtures/expect-cached.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { signInAt } from '../fixtures/people/sign-in.ts'
import { expect } from '../fixtures/test.ts'
import { readFromServer } from './read-from-server.ts'

test.use({ serviceWorkers: 'allow' })

const CODE = 'IC0115'
const QUESTION = `Where is the assembly point? ${Date.now()}`
const NOTE = `Exit 3 is blocked ${Date.now()}`

const notes = (page: Page) => page.getByRole('textbox', { name: /My notes/ })
const status = (page: Page, text: string | RegExp) => page.locator('summary').getByText(text)

test('reopens a module in a new tab without network and server, and sends what was done in it once', async ({
  page,
  context,
  network,
  watched,
}) => {
  test.slow()
  watched.allow(/ERR_|Failed to fetch|504|503/)
  const path = `/modules/${CODE}`
  const { email, password } = await newPerson()
  await signInAt(page, network.url, email, { password })
  await page.goto(`${network.url}${path}`)
  const heading = page.locator('#lesson-title')
  await expect(heading).toBeVisible()
  const title = await heading.innerText()
  await page.reload()
  await expect(heading).toBeVisible()
  await expectCached(page, path)

  network.break(/./, 'cut')
  await context.setOffline(true)
  await notes(page).fill(NOTE)
  await page.getByRole('textbox', { name: /Your question/ }).fill(QUESTION)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText(/^Saved on this device\. The trainer/)).toBeVisible()
  await page.close()

  const again = await context.newPage()
  await again.goto(`${network.url}${path}`)
  await expect(again.locator('#lesson-title')).toHaveText(title)
  await expect(again.locator('article [data-block]').first()).toBeVisible()
  await expect(notes(again)).toHaveValue(NOTE)
  await expect(again.getByText(QUESTION)).toBeVisible()
  // Note and question; also the place in the lesson, where the page was scrolled to the fields.
  await expect(
    status(again, /^You are offline\. [23] changes saved on this device, not sent yet$/),
  ).toBeVisible()

  network.heal()
  await context.setOffline(false)
  // At once, or at the next try a quarter of a minute later: the first call may still meet the broken line.
  await expect(status(again, 'All saved')).toBeVisible({ timeout: 30_000 })
  const after = await readFromServer(again, CODE)
  expect(after.questions.filter((text) => text === QUESTION)).toHaveLength(1)
  expect(after.note).toContain(NOTE)
})
