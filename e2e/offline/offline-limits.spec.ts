import type { Page } from '@playwright/test'
import { test } from '../federation/federation-test.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { signInAt } from '../fixtures/people/sign-in.ts'
import type { FaultyNetwork } from '../fixtures/faulty-network.ts'
import { expect } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const CODE = 'IC0110'
const panel = (page: Page) => page.getByRole('region', { name: 'Use without a network' })
const save = (page: Page) => panel(page).getByRole('button', { name: 'Download for offline use' })
const start = (page: Page) => panel(page).getByRole('button', { name: /^Download [\d.,]+ (kB|MB)$/ })

async function openModule(page: Page, network: FaultyNetwork): Promise<void> {
  const { email, password } = await newPerson()
  await signInAt(page, network.url, email, { password })
  await page.goto(`${network.url}/modules/${CODE}`)
  await expect(page.locator('#lesson-title')).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect(save(page)).toBeVisible()
}

/** What the site has stored here: files of the learner's release, and answers of the API. */
function stored(page: Page): Promise<{ readonly files: number; readonly answers: readonly string[] }> {
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
    const files = urls.filter((url) => url.includes('/releases/learner/')).length
    return { files, answers: answers.map(String).toSorted() }
  })
}

/** Until nothing is being stored any more. */
async function settled(page: Page) {
  let before = ''
  await expect
    .poll(async () => {
      const now = JSON.stringify(await stored(page))
      const isSame = now === before
      before = now
      return isSame
    })
    .toBe(true)
  return stored(page)
}

test('a download that is canceled on its way leaves nothing, and can be started again', async ({
  page,
  network,
}) => {
  test.slow()
  await openModule(page, network)
  const before = await settled(page)
  await save(page).click()
  await expect(start(page)).toBeFocused()

  // The last file does not arrive before the person cancels.
  let release = () => undefined as void
  const until = new Promise<void>((resolve) => (release = resolve))
  network.break(/^\/releases\/learner\/.*exercise/, { until })
  await start(page).click()
  const cancel = panel(page).getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeFocused()
  await expect.poll(async () => (await stored(page)).files).toBeGreaterThan(before.files)
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
