import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expectMailTo } from '../fixtures/outbox.ts'
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts'
import { textOfPdf } from '../fixtures/pdf-text.ts'
import { newPerson, type Person } from '../fixtures/people/person.ts'
import { emailOf, expect, signIn, test } from '../fixtures/test.ts'
import { runJob } from './run-job.ts'

const DAY_MS = 24 * 60 * 60_000
const PDF = Buffer.from('%PDF-1.7\ncertificate\n%%EOF\n')
/** What reminds buyers. */
const JOB = 'remind-of-tax-exemptions'

let product: OwnProduct
test.beforeAll(async () => {
  // It migrates and seeds a database of its own.
  test.setTimeout(240_000)
  product = await startOwnProduct()
})
test.afterAll(() => product.end())

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** No session lasts as long as the steps of this journey are apart. */
async function openCheckout(page: Page, { email, password }: Person): Promise<void> {
  await signIn(page, email, 'oncall', password)
  await page.goto('/checkout?plan=LS0100')
}

const certificate = (page: Page, number: string) => page.getByRole('article').filter({ hasText: number })

async function sendCertificate(page: Page, button: string, number: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: 'Tax exemption certificate' })
  await dialog.getByRole('textbox', { name: /^Certificate number/ }).fill(number)
  await dialog.getByRole('combobox', { name: /^State/ }).selectOption('TX - Texas')
  await dialog.getByRole('combobox', { name: /^Why you are exempt/ }).selectOption('Nonprofit organization')
  await dialog
    .getByLabel(/^Certificate(?! number)/)
    .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: PDF })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
  await expect(certificate(page, number)).toContainText('Being checked')
}

/** Staff open the one that waits, from the tab that counts them. */
async function check(staff: Page, number: string) {
  await signIn(staff, emailOf('super', 'oncall'), 'oncall')
  await staff.goto('/subscriptions-dashboard')
  // The demo has one that waits, too.
  await staff.getByRole('tab', { name: 'Tax exemptions (2)' }).click()
  await staff.getByRole('button', { name: new RegExp(`^Actions for ${number}`) }).click()
  await staff.getByRole('menuitem', { name: 'Check' }).click()
  return staff.getByRole('dialog', { name: `Check certificate ${number}` })
}

const exempt = (page: Page) => page.getByRole('definition').filter({ hasText: 'Tax exempt' })

test('a tax exemption is refused, sent again, accepted, named by the invoice, and ends after a reminder', async ({
  page,
  anotherPerson,
  watched,
}) => {
  test.setTimeout(300_000)
  const buyer = await newPerson({ isSubscribed: false })
  const staff = await anotherPerson(null)

  await test.step('a file that is no certificate is refused at its field', async () => {
    watched.allow(/415 POST .*\/tax-exemptions/)
    await openCheckout(page, buyer)
    await page.getByRole('button', { name: 'Add a certificate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tax exemption certificate' })
    await dialog.getByRole('textbox', { name: /^Certificate number/ }).fill('TX-1')
    await dialog.getByRole('combobox', { name: /^State/ }).selectOption('TX - Texas')
    await dialog.getByRole('combobox', { name: /^Why you are exempt/ }).selectOption('Government')
    const file = dialog.getByLabel(/^Certificate(?! number)/)
    await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(file).toHaveAccessibleDescription(/Upload a complete PDF, JPG or PNG file\./)
    await expectAccessible(page)
    await page.reload()
  })

  await test.step('staff refuse a certificate, and the buyer reads why', async () => {
    await sendCertificate(page, 'Add a certificate', 'TX-1')
    const dialog = await check(staff, 'TX-1')
    await expectAccessible(staff)
    const download = staff.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download file' }).click()
    expect((await download).suggestedFilename()).toBe('certificate.pdf')
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('It is not signed.')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(staff.getByRole('tab', { name: 'Tax exemptions (1)' })).toBeVisible()
    await page.reload()
    await expect(certificate(page, 'TX-1')).toContainText('Reason: It is not signed.')
    await expect(exempt(page)).toHaveCount(0)
  })

  await test.step('staff accept the next one, and the order names it', async () => {
    await sendCertificate(page, 'Upload a new certificate', 'TX-2')
    const dialog = await check(staff, 'TX-2')
    await dialog.getByLabel(/^Last day/).fill(dayIn(40))
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(certificate(page, 'TX-2')).toContainText('Accepted until')
    await expect(page.getByText('Sales tax (certificate TX-2, TX)')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(/^Address/).fill('1 Pier, Galveston, TX 77550')
    await page.getByLabel(/I accept the terms/).check()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Order O-/ })).toBeFocused()
    await expect(exempt(page)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the invoice' }).click()
    const invoice = await textOfPdf(await download)
    expect(invoice).toContain('Exemption certificate TX-2 (TX)')
    expect(invoice).toMatch(/Sales tax Tax exempt .*\$29\.00/)
  })

  await test.step('the buyer is reminded 30 days before it ends', async () => {
    await product.advance(11 * DAY_MS)
    await runJob(staff, JOB)
    await expectMailTo(buyer.email, 'Upload the new one now')
  })

  await test.step('it no longer applies after its last day', async () => {
    await product.advance(31 * DAY_MS)
    await openCheckout(page, buyer)
    await expect(certificate(page, 'TX-2')).toContainText('Expired on')
    await expect(page.getByRole('definition').filter({ hasText: '$29.00' }).first()).toBeVisible()
    await expect(exempt(page)).toHaveCount(0)
  })
})
