import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../fixtures/test.ts'

/** Downloads one of the files in the menu of a certificate. */
async function fileOf(page: Page, card: Locator, name: string): Promise<{ name: string; bytes: Buffer }> {
  await card.getByRole('button', { name: /^More files and links: / }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name, exact: true }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

async function check(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByRole('button', { name: 'Certificate file' })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await page.getByRole('button', { name: 'Check file' }).click()
}

test('a stranger checks the files of a certificate in the browser, and an altered one is refused', async ({
  page,
  signInAs,
  anotherPerson,
}) => {
  await signInAs('subscriber')
  await page.goto('/certificates')
  const card = page.getByRole('article').first()
  const signed = await fileOf(page, card, 'Download signed file')
  const badge = await fileOf(page, card, 'Download Open Badge')
  await page.setViewportSize({ width: 390, height: 844 })
  await card.getByRole('button', { name: /^Phone picture/ }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await expectAccessible(page)

  const visitor = await anotherPerson(null)
  await visitor.goto('/certificate-keys')
  for (const { name, bytes } of [signed, badge]) {
    await check(visitor, name, bytes)
    await expect(visitor.getByRole('heading', { name: 'Genuine and unchanged' })).toBeVisible()
  }
  await expectAccessible(visitor)

  const [head = '', content = '', signature = ''] = signed.bytes.toString().trim().split('.')
  const claims = Buffer.from(content, 'base64url').toString()
  const better = claims.replace(/"score":[\d.]+/, '"score":0.99')
  expect(better).not.toBe(claims)
  const altered = [head, Buffer.from(better).toString('base64url'), signature].join('.')
  await check(visitor, signed.name, Buffer.from(altered))
  await expect(visitor.getByRole('heading', { name: 'Not genuine' })).toBeVisible()
})
