import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { press, tabTo, typeInto } from '../fixtures/keyboard.ts'
import { newPerson, openQuiz, type Person } from '../fixtures/people/person.ts'
import { expect, expectAccessible, signIn, test } from '../fixtures/test.ts'
import { answerRight, goToNextQuestion } from '../learning/answer-quiz.ts'
import { courseKey } from '../learning/course-key.ts'
import { passQuiz } from './pass-quiz.ts'
import { orderByKeyboard, payByKeyboard } from './pay-by-keyboard.ts'

const MODULE = { code: 'IC0110', title: 'Ladder Safety' }
const CLASSIC = [MODULE.title, 'Machine Safeguarding', 'Fall Protection', 'Respiratory Protection Awareness']
/** How an entry of the directory of a ZIP begins. */
const ENTRY = Buffer.from('PK\x01\x02', 'latin1')
/** The others take the quiz through the API that their browsers would use. */
const IN_BROWSER = 2

async function buyByKeyboard(page: Page): Promise<void> {
  await page.goto('/subscriptions')
  for (const title of CLASSIC) await press(page, page.getByRole('button', { name: `Add to cart: ${title}` }))
  const cart = page.getByRole('group', { name: 'Your cart' })
  await typeInto(page, cart.getByRole('textbox', { name: /^Seats/ }), '10')
  await expect(cart.getByText('$1,062.50')).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Go to checkout' }))
  await expect(page.getByRole('main')).toBeFocused()
  await orderByKeyboard(page)
  await payByKeyboard(page, '$1,062.50')
}

async function inviteByKeyboard(page: Page, emails: readonly string[]): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Assign seats from a list' }))
  const dialog = page.getByRole('dialog', { name: 'Assign seats from a list' })
  await tabTo(page, dialog.getByRole('textbox', { name: /^People/ }))
  for (const email of emails) {
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
  }
  await press(page, dialog.getByRole('button', { name: 'Assign the seats' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('All seats are assigned or reserved.')).toBeVisible()
}

async function passInBrowser(page: Page, { email, password }: Person): Promise<void> {
  await signIn(page, email, 'oncall', password)
  await page.goto('/quizzes')
  await page.getByRole('button', { name: `Start the quiz: ${MODULE.title}` }).click()
  const key = courseKey(MODULE.code)
  do await answerRight(page, key)
  while (await goToNextQuestion(page))
  await expect(page.getByText('All answers saved')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Passed' })).toBeFocused()
}

async function downloadCertificates(page: Page): Promise<readonly string[]> {
  const download = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: 'Download 10 certificates (ZIP)' }))
  return namesInZip(await readFile(await (await download).path()))
}

/** From the directory at its end, each entry of which has its name after 46 bytes. */
function namesInZip(zip: Buffer): readonly string[] {
  const names: string[] = []
  for (let at = zip.indexOf(ENTRY); at !== -1; at = zip.indexOf(ENTRY, at + 46))
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)))
  return names
}

test('a company buys ten seats by keyboard, ten people train, and the buyer reads how each did', async ({
  page,
  anotherPerson,
}) => {
  test.setTimeout(600_000)
  const stamp = Date.now().toString(36)
  const emails = Array.from({ length: 10 }, (_, place) => `crew-${stamp}-${place}@harbor.test`)
  const buyer = await newPerson({ isSubscribed: false })

  await test.step('the buyer pays by card and invites ten people', async () => {
    await signIn(page, buyer.email, 'oncall', buyer.password)
    await buyByKeyboard(page)
    await inviteByKeyboard(page, emails)
  })

  await test.step('each registers with the invited address and passes the quiz', async () => {
    const crew: Person[] = []
    for (const email of emails) crew.push(await newPerson({ email, isSubscribed: false }))
    // They had the class on site: reading takes its time, which another journey spends.
    for (const { email } of crew) await openQuiz(email, MODULE.code)
    for (const person of crew.slice(0, IN_BROWSER)) await passInBrowser(await anotherPerson(null), person)
    for (const person of crew.slice(IN_BROWSER)) await passQuiz(person, MODULE.code)
  })

  await test.step('the buyer reads the lessons, score and certificate of each, and downloads all ten', async () => {
    await page.reload()
    const seats = page.getByRole('group', { name: 'Seats' })
    for (const email of emails) {
      const row = seats.getByRole('listitem').filter({ hasText: email })
      await expect(row.first()).toContainText(
        /Ladder Safety0 of 6 lessons · Quiz 100% · Certificate \d{4}-\d{6}, /,
      )
      await expect(row.first()).toContainText('Finished')
    }
    await expectAccessible(page)
    const files = await downloadCertificates(page)
    expect(new Set(files).size).toBe(10)
    for (const file of files) expect(file).toMatch(/IC0110.*\.pdf$/)
  })
})
