import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { chooseInMenu, press, select, tick, typeInto } from '../fixtures/keyboard.ts'
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

/** A Wednesday; the clocks of the United States change on the Sunday after it. */
const START = new Date('2027-03-10T15:00:00Z')
const HELD = new Date('2027-03-15T17:05:00Z')
const PAID = new Date('2027-04-02T15:00:00Z')
const TOPIC = 'Anchors on a standing seam roof: which ones may we reuse?'
const SUCCESSOR = 'Priya Natarajan'

let product: OwnProduct
test.beforeAll(async () => {
  // It migrates and seeds a database of its own.
  test.setTimeout(300_000)
  product = await startOwnProduct()
  await product.advanceDays(START.getTime() - Date.now())
})
test.afterAll(() => product.end())

// By keyboard alone, from one control to the next.
const go = (target: Locator) => press(target.page(), target)
const write = (target: Locator, text: string) => typeInto(target.page(), target, text)
const choose = (target: Locator, option: string) => select(target.page(), target, option)

async function buyPartnerPlan(page: Page): Promise<void> {
  await page.goto('/checkout?plan=PS0100')
  await write(page.getByLabel(/^Address/), '1 Pier, Galveston, TX 77550')
  await tick(page, page.getByLabel(/I accept the terms/))
  await go(page.getByRole('button', { name: 'Place order' }))
  await go(page.getByRole('button', { name: 'Pay by card' }))
  await go(page.getByRole('button', { name: /with the test card$/ }))
  await expect(page.getByText(/You have access to everything you ordered/)).toBeVisible()
}

/** The address that a calendar app would read. */
async function calendarAddress(page: Page): Promise<string> {
  await go(page.getByText('Show in my calendar app'))
  await go(page.getByRole('button', { name: 'Create a calendar address' }))
  const address = page.getByRole('textbox', { name: 'Calendar address' })
  await expect(address).toHaveValue(/\/api\/calendar\.ics\?key=/)
  await expectAccessible(page)
  return address.inputValue()
}

/** The row of the professional in the payout report of the month. */
const payout = (page: Page) => page.getByRole('row', { name: new RegExp(`^${SUCCESSOR}`) })

async function choosePayoutAction(page: Page, action: string): Promise<void> {
  await page.goto('/professional-partners?payouts=2027-03')
  await chooseInMenu(page, page.getByRole('button', { name: `Actions for ${SUCCESSOR}` }), action)
}

/** Chooses what the list shows. Until it is there, the one before may be under the focus. */
async function filter(page: Page, field: 'Show' | 'Time', option: string): Promise<void> {
  await choose(page.getByRole('combobox', { name: field }), option)
  const list = page.getByRole('region', { name: 'Consultations' })
  await expect(list).toHaveAttribute('aria-busy', 'false')
}

const consultations = (page: Page) => page.getByRole('listitem').filter({ hasText: TOPIC })

test('an hour is booked, moved across a clock change, given to another professional, held, rated and paid', async ({
  page,
  request,
  anotherPerson,
}) => {
  test.setTimeout(600_000)
  const client = await newPerson({ firstName: 'Ada', lastName: 'Byron', isSubscribed: false })
  const feedAt = async (address: string) => (await request.get(address)).text()
  let address = ''

  await test.step('the client buys a partner plan and books an hour', async () => {
    await page.clock.install({ time: START })
    await signIn(page, client.email, 'oncall', client.password)
    await buyPartnerPlan(page)
    await page.goto('/consultations')
    await go(page.getByRole('button', { name: 'Friday, March 12 at 11:00 AM CST' }))
    await write(page.getByRole('textbox', { name: /^What is it about/ }), TOPIC)
    await expectAccessible(page)
    await go(page.getByRole('button', { name: 'Book this time' }))
    await expect(page).toHaveURL(/view-consultations/)
    await expect(consultations(page)).toContainText('Friday, March 12 at 11:00 AM CST')
    address = await calendarAddress(page)
    expect(await feedAt(address)).toContain('DTSTART:20270312T170000Z')
  })

  await test.step('moves it across the clock change: the same hour of the day', async () => {
    await go(page.getByRole('button', { name: /^Change time of/ }))
    const move = page.getByRole('dialog', { name: 'Choose another time' })
    await go(move.getByRole('button', { name: 'Later week' }))
    await go(move.getByRole('button', { name: 'Monday, March 15 at 11:00 AM CDT' }))
    await go(move.getByRole('button', { name: 'Move the consultation' }))
    await expect(move).toBeHidden()
    await expect(consultations(page)).toContainText('Monday, March 15 at 11:00 AM CDT')
    expect(await feedAt(address)).toContain('DTSTART:20270315T160000Z')
  })

  await test.step('staff give it to another professional', async () => {
    const admin = await anotherPerson('admin')
    await admin.clock.install({ time: START })
    await admin.goto('/view-consultations')
    await filter(admin, 'Show', 'Everyone’s')
    await go(consultations(admin).getByRole('button', { name: /^Change the professional/ }))
    const dialog = admin.getByRole('dialog', { name: 'Give it to another professional' })
    await choose(dialog.getByRole('combobox', { name: /^Professional/ }), SUCCESSOR)
    await write(dialog.getByRole('textbox', { name: /^Reason/ }), 'On sick leave that week')
    await expectAccessible(admin)
    await go(dialog.getByRole('button', { name: 'Change the professional' }))
    // The dialog, in the same list item, names every professional.
    await expect(dialog).toBeHidden()
    await expect(consultations(admin)).toContainText(SUCCESSOR)
    expect(await feedAt(address)).toContain(SUCCESSOR)
  })

  await product.advanceDays(HELD.getTime() - START.getTime())

  await test.step('who held it records it', async () => {
    const partner = await anotherPerson('partner')
    await partner.clock.install({ time: HELD })
    await partner.goto('/view-consultations')
    await filter(partner, 'Show', 'With my clients')
    await filter(partner, 'Time', 'To record')
    await go(consultations(partner).getByRole('button', { name: /^Record what happened/ }))
    const dialog = partner.getByRole('dialog', { name: 'What happened?' })
    await write(dialog.getByRole('spinbutton', { name: /^How long it took/ }), '55')
    await write(
      dialog.getByRole('textbox', { name: /^Notes for the client/ }),
      'Clamp anchors only, with a pull test.',
    )
    await expectAccessible(partner)
    await go(dialog.getByRole('button', { name: 'Save the record' }))
    await expect(dialog).toBeHidden()
  })

  await test.step('the client reads the notes and rates it', async () => {
    await page.clock.setSystemTime(HELD)
    await signIn(page, client.email, 'oncall', client.password)
    await page.goto('/view-consultations')
    await filter(page, 'Time', 'Past and canceled')
    await expect(consultations(page)).toContainText('Clamp anchors only, with a pull test.')
    await go(consultations(page).getByRole('button', { name: /^Rate the consultation/ }))
    const dialog = page.getByRole('dialog', { name: `How was your consultation with ${SUCCESSOR}?` })
    await choose(dialog.getByRole('combobox', { name: /^Rating/ }), '5 stars of 5')
    await write(dialog.getByRole('textbox', { name: /^What should others know/ }), 'Clear and to the point.')
    await expectAccessible(page)
    await go(dialog.getByRole('button', { name: 'Send the rating' }))
    await expect(consultations(page)).toContainText('Staff have not read it yet.')
  })

  await test.step('staff publish the rating, and see what is to be paid', async () => {
    const admin = await anotherPerson('super')
    await admin.clock.install({ time: HELD })
    await admin.goto('/admin/reviews?view=consultations')
    await chooseInMenu(admin, admin.getByRole('button', { name: /^Actions for Ada/ }), 'Read and decide')
    await go(admin.getByRole('dialog').getByRole('button', { name: 'Publish' }))
    await expect(admin.getByText('Published.')).toBeVisible()
    await page.goto('/consultant/priya-natarajan')
    await expect(page.getByText('Clear and to the point.')).toBeVisible()
    await admin.goto('/professional-partners?payouts=2027-03')
    const paid = payout(admin).getByRole('cell')
    // Amount, payment and actions come after the counts; no one set a rate.
    const money = [/^\$0.*1 h have no rate$/, /^Not ready/, /.*/]
    await expect(paid).toHaveText(['1', '0', '0', '0', '0', '0.92', '1', ...money])
    await expectAccessible(admin)
  })

  await test.step('staff set the hourly rate', async () => {
    const admin = await anotherPerson('super')
    await admin.clock.install({ time: HELD })
    await choosePayoutAction(admin, 'Hourly rate')
    const dialog = admin.getByRole('dialog', { name: `Hourly rate of ${SUCCESSOR}` })
    await write(dialog.getByRole('textbox', { name: /^Dollars per hour/ }), '120')
    await write(dialog.getByLabel(/^Valid from/), '03012027')
    await expect(dialog.getByLabel(/^Valid from/)).toHaveValue('2027-03-01')
    await expectAccessible(admin)
    await go(dialog.getByRole('button', { name: 'Set rate' }))
    await expect(dialog).toBeHidden()
    await expect(payout(admin)).toContainText('$120')
    await expect(payout(admin)).toContainText('Not ready')
  })

  await product.advanceDays(PAID.getTime() - HELD.getTime())

  await test.step('and mark it as paid when the month is over; the professional reads it', async () => {
    const admin = await anotherPerson('super')
    await admin.clock.install({ time: PAID })
    await choosePayoutAction(admin, 'Mark as paid')
    const dialog = admin.getByRole('dialog', { name: 'Mark March 2027 as paid?' })
    await expect(dialog).toContainText(`${SUCCESSOR} gets $120 for March 2027.`)
    await write(dialog.getByRole('textbox', { name: /^Reference/ }), 'TR-2027-118')
    await expectAccessible(admin)
    await go(dialog.getByRole('button', { name: 'Mark as paid' }))
    await expect(payout(admin)).toContainText('TR-2027-118')

    const partner = await anotherPerson('partner')
    await partner.clock.install({ time: PAID })
    await partner.goto('/view-consultations/payouts')
    await choose(partner.getByRole('combobox', { name: 'Month' }), 'March 2027')
    await expect(partner.getByText('Paid on Apr 2, 2027. Reference: TR-2027-118.')).toBeVisible()
    await expectAccessible(partner)
  })
})
