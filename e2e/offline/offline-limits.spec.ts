import type { BrowserContext, Page } from '@playwright/test'
import { test } from '../federation/federation-test.ts'
import { expectCached } from '../fixtures/expect-cached.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { signInAt } from '../fixtures/people/sign-in.ts'
import type { FaultyNetwork } from '../fixtures/faulty-network.ts'
import { expect } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const CODE = 'IC0110'
const panel = (page: Page) => page.getByRole('region', { name: 'Use offline' })
const save = (page: Page) => panel(page).getByRole('button', { name: 'Download for offline use' })
const start = (page: Page) => panel(page).getByRole('button', { name: /^Download [\d.,]+ (kB|MB)$/ })

async function openModule(page: Page, network: FaultyNetwork): Promise<void> {
  const { email, password } = await newPerson()
  await signInAt(page, network.url, email, { password })
  await page.goto(`${network.url}/modules/${CODE}`)
  await expect(page.locator('#lesson-title')).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect(save(page)).toBeVisible()
  // What the visit itself stores is not part of a download.
  await expectCached(page, `/modules/${CODE}`)
}

interface Stored {
  /** Of the learner's release. */
  readonly files: readonly string[]
  /** Of the API. */
  readonly answers: readonly string[]
}

function stored(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const urls = (await (await caches.open('files-1')).keys()).map(({ url }) => url)
    const answers = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const opened = indexedDB.open('learner')
      opened.onerror = () => reject(opened.error)
      opened.onsuccess = () => {
        const read = opened.result.transaction('answers').objectStore('answers').getAllKeys()
        read.onerror = () => reject(read.error)
        read.onsuccess = () => {
          opened.result.close()
          resolve(read.result)
        }
      }
    })
    const files = urls.filter((url) => url.includes('/releases/learner/')).toSorted()
    return { files, answers: answers.map(String).toSorted() }
  })
}

/** What is stored once three looks a second apart see the same: a busy worker pauses between two files. */
async function settled(page: Page): Promise<Stored> {
  const looks: string[] = []
  await expect
    .poll(
      async () => {
        looks.push(JSON.stringify(await stored(page)))
        return new Set(looks.slice(-3)).size === 1 && looks.length >= 3
      },
      { intervals: [1000], timeout: 30_000 },
    )
    .toBe(true)
  return stored(page)
}

async function setQuota(page: Page, context: BrowserContext, quotaSize?: number): Promise<void> {
  const browser = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await browser.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize && { quotaSize }) })
}

test('a download that is canceled on its way leaves nothing, and can be started again', async ({
  page,
  network,
}) => {
  test.slow()
  await openModule(page, network)
  const before = await settled(page)
  await save(page).click()
  await expect(start(page)).toBeFocused({ timeout: 30_000 })

  // The last file does not arrive before the person cancels.
  let release = () => undefined as void
  const until = new Promise<void>((resolve) => (release = resolve))
  network.break(/^\/releases\/learner\/.*exercise/, { until })
  await start(page).click()
  const cancel = panel(page).getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeFocused()
  await expect.poll(async () => (await stored(page)).files.length).toBeGreaterThan(before.files.length)
  await cancel.click()
  release()
  await expect(save(page)).toBeVisible()
  await expect(panel(page)).toBeFocused()
  expect(await settled(page)).toEqual(before)

  network.heal()
  await save(page).click()
  await start(page).click()
  await expect(panel(page).getByText(/on this device/)).toBeVisible({ timeout: 30_000 })
})

test('a device without room is told how much is needed and free, and loses nothing', async ({
  page,
  context,
  network,
}) => {
  test.slow()
  await openModule(page, network)
  const before = await settled(page)
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  const noRoom = panel(page).getByText(/^This device has too little space left\. The module needs about /)

  // Known before anything is fetched, where the browser says what it has left: this one always says 10 GB.
  await page.evaluate(() => {
    Object.assign(navigator.storage, { estimate: async () => ({ quota: 150_000, usage: 50_000 }) })
  })
  await save(page).click()
  await expect(noRoom).toContainText('and this site has 100 kB')
  expect(await settled(page)).toEqual(before)

  // The browser refuses once the download has started.
  await page.reload()
  await expectCached(page, `/modules/${CODE}`)
  const reloaded = await settled(page)
  await save(page).click()
  await expect(start(page)).toBeVisible({ timeout: 30_000 })
  await setQuota(page, context, usage + 300_000)
  await start(page).click()
  await expect(
    panel(page).getByText(/^This device has too little space left: the module needs about [\d.]+ (kB|MB)\./),
  ).toBeVisible({ timeout: 30_000 })
  expect(await settled(page)).toEqual(reloaded)
  await page.reload()
  await expect(page.locator('#lesson-title')).toBeVisible()

  await setQuota(page, context)
  await save(page).click()
  await start(page).click()
  await expect(panel(page).getByText(/on this device/)).toBeVisible({ timeout: 30_000 })
})
