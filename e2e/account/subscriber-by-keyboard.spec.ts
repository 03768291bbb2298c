import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { press, tick, typeInto } from '../fixtures/keyboard.ts'
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts'
import { newPerson, type Person } from '../fixtures/people/person.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { orderByKeyboard, payByKeyboard } from './pay-by-keyboard.ts'
import { runJob } from './run-job.ts'

const DAY_MS = 24 * 60 * 60_000
/** What renews plans and charges their cards. */
const JOB = 'end-terms'

let product: OwnProduct
test.beforeAll(async () => {
  // It migrates and seeds a database of its own.
  test.setTimeout(240_000)
  product = await startOwnProduct()
})
test.afterAll(() => product.end())

/** No session lasts as long as the steps of this journey are apart. */
async function openPlan(page: Page, { email, password }: Person): Promise<void> {
  await signIn(page, email, 'oncall', password)
  await page.goto('/my-plan')
}

/** On a page that asks the server for nothing: what is open when its session ends would be led to the login. */
async function advance(days: number, pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.goto('/robots.txt')
  await product.advance(days * DAY_MS)
}

/** The job runs after its button was pressed, and charges the card. */
async function expectStanding(page: Page, text: RegExp): Promise<string> {
  const standing = page.getByText(text)
  await expect(async () => {
    await page.reload()
    await expect(standing).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  return standing.innerText()
}

async function chooseCard(page: Page, card: string): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Update card' }))
  await press(page, page.getByRole('button', { name: card }))
  await expect(page).toHaveURL('/my-plan')
  await expect(page.getByText('The card was replaced.')).toBeVisible()
}

test('a subscriber adds a seat, fails a payment, is charged again, cancels and resumes, all by keyboard', async ({
  page,
  anotherPerson,
}) => {
  test.setTimeout(400_000)
  const buyer = await newPerson({ isSubscribed: false })
  const operator = await anotherPerson(null)

  await test.step('buys the subscription with renewal', async () => {
    await signIn(page, buyer.email, 'oncall', buyer.password)
    await page.goto('/checkout?plan=LS0100')
    await tick(page, page.getByRole('checkbox', { name: 'Renew automatically' }))
    await orderByKeyboard(page)
    await payByKeyboard(page, '$29.00')
  })

  await advance(10, [page])

  await test.step('adds a seat in the middle of the month, and reads the price first', async () => {
    await openPlan(page, buyer)
    await typeInto(page, page.getByRole('textbox', { name: /^Seats/ }), '2')
    await page.keyboard.press('Enter')
    const days = await page.getByText(/^1 more seat for \d+ of \d+ days: /).innerText()
    const [, left = 0, all = 1] = (/for (\d+) of (\d+) days/.exec(days) ?? []).map(Number)
    expect(left).toBeLessThan(all)
    const price = /: \$(\d+\.\d\d) for each seat\.$/.exec(days)?.[1]
    expect(Number(price)).toBeCloseTo((29 * left) / all, 1)
    await press(page, page.getByRole('button', { name: 'Change to 2 seats' }))
    await expect(page.getByText(/1 seat is free to assign below/)).toBeVisible()
    await expect(page.getByText(`$${price}`).first()).toBeVisible()
  })

  await test.step('fails to pay the renewal, and reads what happens next', async () => {
    await openPlan(page, buyer)
    await chooseCard(page, 'A card that is declined')
    await advance(21, [page])
    await runJob(operator, JOB)
    await openPlan(page, buyer)
    await expectStanding(
      page,
      /^We could not charge your card\. We will try again on .* You have access until/,
    )
    await expect(page.getByText('Past due', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('is charged again three days later, in vain', async () => {
    const before = await expectStanding(page, /^We could not charge your card\. We will try again on/)
    await advance(3, [page, operator])
    await runJob(operator, JOB)
    await openPlan(page, buyer)
    await expect(async () => {
      const again = await expectStanding(page, /^We could not charge your card\. We will try again on/)
      expect(again).not.toBe(before)
      expect(again.split('You have access')[1]).toBe(before.split('You have access')[1])
    }).toPass({ timeout: 60_000 })
  })

  await test.step('pays with another card', async () => {
    await chooseCard(page, 'A card that works')
    await runJob(operator, JOB)
    await expectStanding(page, /^The plan renews on/)
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await expect(page.getByText(/^\$58\.00 on/)).toBeVisible()
  })

  await test.step('cancels in two steps that name the day, and turns renewal on again', async () => {
    await press(page, page.getByRole('button', { name: 'Cancel plan' }))
    const question = page.getByRole('alertdialog')
    await press(page, question.getByRole('button', { name: /^Cancel plan on \w+ \d+, \d{4}$/ }))
    await expect(page.getByText(/^You canceled the plan\. You have access until/)).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Turn on renewal' }))
    await expect(question.getByText(/^The next charge is \$58\.00 on/)).toBeVisible()
    await press(page, question.getByRole('button', { name: 'Turn on renewal' }))
    await expect(page.getByText(/^The plan renews on/)).toBeVisible()
  })
})
