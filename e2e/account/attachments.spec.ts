import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { accessTokenOf } from '../fixtures/people/sign-in.ts'
import { requestApi } from '../fixtures/request-api.ts'
import { emailOf, expect, signIn, test } from '../fixtures/test.ts'

const TEN_MB = 10 * 1024 * 1024
const PDF = Buffer.from('%PDF-1.7\nplan\n%%EOF\n')

/** The client has a partner plan: ordered, and paid by invoice. */
async function clientWithPlan() {
  const client = await newPerson({ isSubscribed: false })
  const token = await accessTokenOf(client.email, 'oncall', client.password)
  const billing = { name: 'Ada Byron', companyName: '', address: '1 Pier, Galveston, TX', poNumber: '' }
  const { id } = await requestApi('/orders', {
    token,
    headers: { 'idempotency-key': client.email },
    body: { codes: ['PS0100'], seats: 1, totalCents: 25_000, billing, isTermsAccepted: true },
  })
  const staff = await accessTokenOf(emailOf('super', 'oncall'), 'oncall')
  await requestApi(`/admin/orders/${String(id)}/confirm`, { token: staff, body: { note: '' } })
  return client
}

/** An hour with the professional of the demo's accounts. */
async function bookHour(page: Page, topic: string): Promise<void> {
  await page.goto('/consultant/priya-natarajan')
  await page.getByRole('link', { name: 'Book an hour' }).click()
  await page
    .getByRole('button', { name: / at \d+:\d\d [AP]M / })
    .last()
    .click()
  await page.getByRole('textbox', { name: /^What is it about/ }).fill(topic)
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page).toHaveURL(/view-consultations/)
}

const files = (page: Page, topic: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: topic })
    .getByRole('group', { name: /^Files for the consultation/ })

test('a client adds files to a consultation and removes one, and the professional downloads the others', async ({
  page,
  anotherPerson,
  watched,
}) => {
  test.slow()
  watched.allow(/415 POST .*\/attachments/)
  const client = await clientWithPlan()
  const topic = `Anchors of ${client.email}`
  await signIn(page, client.email, 'oncall', client.password)
  await bookHour(page, topic)
  const added = files(page, topic)
  const dialog = page.getByRole('dialog', { name: 'Add a file' })
  const field = dialog.getByLabel(/^File/)
  const upload = async (name: string, buffer: Buffer) => {
    await field.setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await dialog.getByRole('button', { name: 'Upload' }).click()
  }

  await added.getByRole('button', { name: /^Add a file to the consultation/ }).click()
  await upload('plan.pdf', Buffer.from('<script>alert(1)</script>'))
  await expect(field).toHaveAccessibleDescription(/Upload a complete PDF, JPG or PNG file\./)
  await upload('plan.pdf', Buffer.alloc(TEN_MB + 1))
  await expect(field).toHaveAccessibleDescription(/The file must be at most 10 MB\./)
  await expectAccessible(page)
  await upload('plan.pdf', PDF)
  await expect(dialog).toBeHidden()
  for (const name of ['report.pdf', 'photo.pdf']) {
    await added.getByRole('button', { name: /^Add a file to the consultation/ }).click()
    await upload(name, PDF)
    await expect(dialog).toBeHidden()
  }
  await expect(added).toContainText('You can add at most 3 files. Remove one to add another.')
  await expect(added.getByRole('button', { name: /^Add a file/ })).toHaveCount(0)
  await expectAccessible(page)

  await added.getByRole('button', { name: 'Remove report.pdf' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the file' }).press('Enter')
  await expect(added.getByText('report.pdf')).toHaveCount(0)
  await expect(added).toBeFocused()

  const partner = await anotherPerson('partner')
  await partner.goto(`/view-consultations?scope=clients&q=${encodeURIComponent(client.email)}`)
  const theirs = files(partner, topic)
  await expect(theirs.getByRole('button', { name: /^Download / })).toHaveCount(2)
  await expect(theirs.getByRole('button', { name: /^(Add a file|Remove)/ })).toHaveCount(0)
  const download = partner.waitForEvent('download')
  await theirs.getByRole('button', { name: 'Download plan.pdf' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('plan.pdf')
  expect(await readFile(await file.path())).toEqual(PDF)
  await expectAccessible(partner)
})
