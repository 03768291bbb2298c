import type { Locator, Page } from '@playwright/test'
import { expectVisibleFocus, tabTo } from '../fixtures/keyboard.ts'
import { keyOf, movesUp, rightPlace, rightTexts, upButton } from './answer-quiz.ts'
import type { CourseKey } from './course-key.ts'

/** Goes to the group, and by arrows to the first option that is meant. */
export async function choose(
  page: Page,
  group: Locator,
  isMeant: (option: string) => boolean,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const checked = group.getByRole('radio', { checked: true })
  const options = group.getByRole('radio')
  await tabTo(page, (await checked.count()) > 0 ? checked : options.first(), key)
  await page.keyboard.press('Space')
  for (let moves = 0; moves < (await options.count()); moves += 1) {
    const label = checked.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent ?? '')
    if (isMeant((await label).trim())) return
    await page.keyboard.press('ArrowDown')
    await expectVisibleFocus(page)
  }
  throw new Error('No arrow leads to an option that is meant.')
}

/** Answers the question of a group, whatever its kind, without a mouse. */
export async function answerByKeyboard(page: Page, group: Locator, key: CourseKey): Promise<void> {
  const question = keyOf(key, await group.locator('legend').innerText())
  switch (question.kind) {
    case 'choice':
    case 'scenario':
      return choose(page, group, (option) => option === rightTexts(question.options)[0])
    case 'point':
      return choose(page, group, (name) => name === rightPlace(question))
    case 'multiple':
      return tick(page, group, rightTexts(question.options))
    case 'order':
      return putInOrder(
        page,
        group,
        question.steps.map(({ text }) => text),
      )
    case 'match':
      return selectAll(page, group, question.pairs)
    case 'number':
      await tabTo(page, group.getByRole('textbox'))
      return page.keyboard.type(String(question.answer))
  }
}

async function putInOrder(page: Page, group: Locator, steps: readonly string[]): Promise<void> {
  for (const [place, step] of steps.entries()) {
    const moves = await movesUp(group, step, place)
    if (moves > 0) await tabTo(page, upButton(group, step))
    for (let move = 0; move < moves; move += 1) await page.keyboard.press('Enter')
  }
}

/** The boxes in the order in which Tab comes to them. */
async function tick(page: Page, group: Locator, wanted: readonly string[]): Promise<void> {
  for (const box of await group.getByRole('checkbox').all()) {
    const label = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')
    if (!wanted.includes(label.trim())) continue
    await tabTo(page, box)
    await page.keyboard.press('Space')
  }
}

async function selectAll(
  page: Page,
  group: Locator,
  pairs: readonly { readonly left: string; readonly right: string }[],
): Promise<void> {
  for (const { left, right } of pairs)
    await select(page, group.getByRole('combobox', { name: left, exact: true }), right)
}

async function select(page: Page, field: Locator, wanted: string): Promise<void> {
  await tabTo(page, field)
  const chosen = () => field.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '')
  for (let moves = 0; moves < 12 && (await chosen()) !== wanted; moves += 1)
    await page.keyboard.press('ArrowDown')
  if ((await chosen()) !== wanted) throw new Error(`No arrow leads to ${wanted}.`)
}
