import type { Locator, Page } from '@playwright/test'
import { chooseInMenu, press, tabTo, tick, typeInto } from '../fixtures/keyboard.ts'
import { textOfPdf } from '../fixtures/pdf-text.ts'
import { openQuiz } from '../fixtures/people/person.ts'
import { accessTokenOf } from '../fixtures/people/sign-in.ts'
import { requestApi } from '../fixtures/request-api.ts'
import { emailOf, expect, expectAccessible, signIn, test } from '../fixtures/test.ts'
import { passQuiz } from '../account/pass-quiz.ts'
import { orderByKeyboard } from '../account/pay-by-keyboard.ts'
import { acceptInvitations, crewFile, newCrew, type CrewMember } from './crew.ts'

const MODULE = { code: 'IC0110', title: 'Ladder Safety' }
const HALF = 30

/** As an American date field is typed into: month, day, year. */
function daysFromNow(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${month}${day}${year}`
}

async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(day)
}

async function importFile(page: Page, csv: string): Promise<void> {
  // From here on: a dialog that the browser opens before anyone listens is its own, and no event.
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 })
  await page.goto('/company?tab=people')
  await press(page, page.getByRole('button', { name: 'Import from a file' }))
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  await tabTo(page, dialog.getByLabel('CSV file'))
  await page.keyboard.press('Space')
  await (await chooser).setFiles({ name: 'crew.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await press(page, dialog.getByRole('button', { name: 'Next' }))
  await press(page, dialog.getByRole('button', { name: 'Check' }))
  await press(page, dialog.getByRole('button', { name: 'Import 60 people' }))
  await expect(dialog.getByText('60 people were added', { exact: false })).toBeVisible()
  await press(page, dialog.getByRole('button', { name: 'Close' }).last())
  await expect(dialog).toBeHidden()
}

async function requireTraining(page: Page, site: string): Promise<void> {
  await page.goto('/company?tab=requirements')
  await press(page, page.getByRole('button', { name: 'Add a rule' }))
  const dialog = page.getByRole('dialog', { name: 'Add a rule' })
  await typeInto(page, dialog.getByRole('combobox', { name: /^Site/ }), site)
  await tick(page, dialog.getByRole('checkbox', { name: MODULE.title }))
  await expect(dialog.getByText('It reaches 60 people', { exact: false })).toBeVisible()
  await press(page, dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog).toBeHidden()
}

const grid = (page: Page) => page.getByRole('grid', { name: 'People and modules' })

/** Into the grid, up to its header and there to the box that selects everyone who matches. */
async function selectAll(page: Page, count: number): Promise<void> {
  await tabTo(page, grid(page).locator('[tabindex="0"]'))
  for (const key of ['ArrowUp', 'Home', 'Space']) await page.keyboard.press(key)
  await expect(page.getByText(`All ${count} matching selected`)).toBeVisible()
}

/** The only one whom this name leaves. */
async function selectPerson(page: Page, site: string, name: string): Promise<void> {
  await page.goto(`/company?${new URLSearchParams({ site, module: MODULE.code })}`)
  await typeInto(page, page.getByRole('searchbox', { name: 'Search people' }), name)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2')
  await tabTo(page, grid(page).locator('[tabindex="0"]'))
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
}

/** Orders what the matrix says is missing, by invoice. Accounting confirms the money. */
async function orderSeats(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Order seats' }))
  await expect(page.getByRole('textbox', { name: /^Seats/ })).toHaveValue('60')
  await expect(page.locator('dt', { hasText: /^Total$/ }).locator('xpath=following-sibling::dd')).toHaveText(
    '$1,200.00',
  )
  await press(page, page.getByRole('link', { name: 'Go to checkout' }))
  await expect(page.getByRole('main')).toBeFocused()
  await orderByKeyboard(page)
  const download = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: 'Download the invoice' }))
  expect(await textOfPdf(await download)).toMatch(/Please pay \$1,200\.00/)
  const order = new URL(page.url()).searchParams.get('order') ?? ''
  const token = await accessTokenOf(emailOf('super', 'oncall'), 'oncall')
  await requestApi(`/admin/orders/${order}/confirm`, { token, body: { note: '' } })
  await page.reload()
}

async function assignSeats(page: Page, crew: readonly CrewMember[]): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Assign seats from a list' }))
  const dialog = page.getByRole('dialog', { name: 'Assign seats from a list' })
  await tabTo(page, dialog.getByRole('textbox', { name: /^People/ }))
  await page.keyboard.insertText(crew.map(({ key }) => key).join('\n'))
  await press(page, dialog.getByRole('button', { name: 'Assign the seats' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('All seats are assigned or reserved.')).toBeVisible()
}

async function exempt(page: Page, site: string, name: string): Promise<void> {
  await selectPerson(page, site, name)
  await press(page, page.getByRole('button', { name: 'Exempt', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Exempt 1 person' })
  await expect(dialog.getByRole('checkbox', { name: MODULE.title })).toBeChecked()
  await typeInto(page, dialog.getByRole('textbox', { name: /^Reason/ }), 'Works at a desk')
  await typeDay(page, dialog.getByLabel(/^Through/), daysFromNow(60))
  await press(page, dialog.getByRole('button', { name: 'Exempt', exact: true }))
  await expect(dialog).toBeHidden()
}

async function recordClass(page: Page, site: string, name: string): Promise<void> {
  await selectPerson(page, site, name)
  await press(page, page.getByRole('button', { name: 'Record a class' }))
  const dialog = page.getByRole('dialog', { name: 'Record a class for 1 person' })
  await typeDay(page, dialog.getByLabel(/^Day of the class/), daysFromNow(-1))
  await typeInto(page, dialog.getByLabel(/^Length in minutes/), '45')
  await typeInto(page, dialog.getByLabel(/^Trainer/), 'Omar Haddad')
  await typeInto(page, dialog.getByLabel(/^Qualification of the trainer/), 'Competent person')
  await press(page, dialog.getByRole('button', { name: 'Record a class' }))
  await expect(dialog).toBeHidden()
}

async function textOfPack(page: Page, site: string): Promise<string> {
  await page.goto('/company?tab=packs')
  await press(page, page.getByRole('button', { name: 'Make a pack' }))
  const dialog = page.getByRole('dialog', { name: 'Make an inspection pack' })
  await tabTo(page, dialog.getByLabel('Site'))
  await page.keyboard.type(site)
  await expect(dialog.getByLabel('Site')).toHaveValue(site)
  // Included for few people, once they are counted.
  await expect(dialog.getByRole('checkbox', { name: /each certificate/ })).toBeChecked()
  await press(page, dialog.getByRole('button', { name: 'Make the pack' }))
  const pack = page.getByRole('row').filter({ hasText: `Site: ${site}` })
  await expect(pack).toContainText(/Ready31 of \d+ required trainings current, 60 people, 30 certificates/, {
    timeout: 60_000,
  })
  const download = page.waitForEvent('download')
  await chooseInMenu(page, pack.getByRole('button', { name: /^Actions/ }), 'Download PDF')
  return textOfPdf(await download)
}

test('a manager imports 60 people, requires training, orders the seats that are missing, and the pack names each rightly: by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const suffix = Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  const site = `Mill ${suffix}`
  const lastName = `Wick-${suffix}`
  const crew = await newCrew(HALF, lastName)
  const trained = crew.slice(0, HALF)
  const [excused, attendee, ...missing] = crew.slice(HALF).map(({ firstName }) => `${firstName} ${lastName}`)
  const matrix = `/company?${new URLSearchParams({ site, module: MODULE.code })}`
  await signIn(page, 'manager@oncall.test', 'oncall')

  await test.step('imports 60 people: half have email addresses, and agree', async () => {
    await importFile(page, crewFile(crew, lastName, site))
    await acceptInvitations(crew)
  })

  await test.step('requires a module of all of them, and sees that no one has it', async () => {
    await requireTraining(page, site)
    // A job counts whom the rule reaches; a page on a busy machine takes a while.
    await expect(async () => {
      await page.goto(matrix)
      await expect(page.getByText(/^0 of 60 required modules are current/)).toBeVisible()
      await expect(grid(page)).toContainText('Assigned', { timeout: 3000 })
    }).toPass()
  })

  await test.step('orders the seats that are missing, and gives one to each', async () => {
    await selectAll(page, 60)
    await press(page, page.getByRole('button', { name: 'Assign modules' }))
    const dialog = page.getByRole('dialog', { name: 'Assign modules to 60 people' })
    await tick(page, dialog.getByRole('checkbox', { name: MODULE.title }))
    await expect(dialog.getByText(/^60 of these people cannot open all of the modules/)).toBeVisible()
    await expectAccessible(page)
    await orderSeats(page)
    await assignSeats(page, crew)
  })

  await test.step('assigns the module with a due date: everyone can open it now', async () => {
    await page.goto(matrix)
    await selectAll(page, 60)
    await press(page, page.getByRole('button', { name: 'Assign modules' }))
    const dialog = page.getByRole('dialog', { name: 'Assign modules to 60 people' })
    await tick(page, dialog.getByRole('checkbox', { name: MODULE.title }))
    await expect(dialog.getByText(/^There are already 60 due dates/)).toBeVisible()
    await expect(dialog.getByText(/cannot open all of the modules/)).toHaveCount(0)
    await typeDay(page, dialog.getByLabel('Due on'), daysFromNow(14))
    await tick(page, dialog.getByRole('checkbox', { name: /^Replace due dates/ }))
    await press(page, dialog.getByRole('button', { name: 'Assign', exact: true }))
    await expect(dialog).toBeHidden()
  })

  await test.step('half train; one is exempt, and one attended a class', async () => {
    for (const { person } of trained) {
      if (!person) continue
      await openQuiz(person.email, MODULE.code)
      await passQuiz(person, MODULE.code)
    }
    await exempt(page, site, excused ?? '')
    await recordClass(page, site, attendee ?? '')
    await page.goto(matrix)
    await expect(page.getByText(/^31 of 59 required modules are current/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('makes a pack of the site that names each of them rightly', async () => {
    const text = await textOfPack(page, site)
    const names = (name: string | undefined, fact: string) =>
      expect(text).toMatch(new RegExp(`${name} ${site} ${fact}`))
    for (const { firstName } of trained)
      names(`${firstName} ${lastName}`, 'Current .{20,40} Certificate \\d{4}-\\d{6}')
    names(excused, 'Exempt')
    names(attendee, 'Current .{20,40} Class, taught by Omar Haddad')
    for (const name of missing) names(name, `${MODULE.title} Assigned`)
  })
})
