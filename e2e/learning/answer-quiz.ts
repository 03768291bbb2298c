import { expect, type Locator, type Page } from '@playwright/test'
import type { CourseKey, KeyedQuestion } from './course-key.ts'

const legend = (within: Locator | Page) => within.locator('legend')

/** Answers the question that is open as the key says. */
export async function answerRight(page: Page, key: CourseKey): Promise<void> {
  await answerGroup(page.locator('#question').getByRole('group'), key)
}

/** Answers the question of a group, whatever its kind. */
export async function answerGroup(group: Locator, key: CourseKey): Promise<void> {
  const question = keyOf(key, await legend(group).innerText())
  switch (question.kind) {
    case 'choice':
    case 'scenario':
      return tickAll(group, 'radio', rightTexts(question.options))
    case 'multiple':
      return tickAll(group, 'checkbox', rightTexts(question.options))
    case 'order':
      return putInOrder(
        group,
        question.steps.map(({ text }) => text),
      )
    case 'match':
      return selectAll(group, question.pairs)
    case 'number':
      return group.getByRole('textbox').fill(String(question.answer))
    case 'point':
      return group.getByRole('radio', { name: rightPlace(question) }).check()
  }
}

async function tickAll(group: Locator, role: 'radio' | 'checkbox', names: readonly string[]): Promise<void> {
  for (const name of names) await group.getByRole(role, { name, exact: true }).check()
}

type Pairs = readonly { readonly left: string; readonly right: string }[]

async function selectAll(group: Locator, pairs: Pairs): Promise<void> {
  for (const { left, right } of pairs)
    await group.getByRole('combobox', { name: left, exact: true }).selectOption({ label: right })
}

export function keyOf(key: CourseKey, text: string): KeyedQuestion {
  const question = key.get(text.trim())
  if (!question) throw new Error(`The course has no question "${text}".`)
  return question
}

export function rightTexts(
  options: readonly { readonly text: string; readonly right?: true }[],
): readonly string[] {
  return options.flatMap(({ text, right }) => (right ? [text] : []))
}

/** What the right place of a drawing is called on the page: `B: Halfway up`. */
export function rightPlace({ areas }: Extract<KeyedQuestion, { kind: 'point' }>): string {
  const place = areas.findIndex(({ right }) => right)
  return `${'ABCDEFGH'.charAt(place)}: ${areas[place]?.label ?? ''}`
}

/** The button that moves a step up, whatever its language: the first of its two. */
export function upButton(group: Locator, step: string): Locator {
  const text = group.page().getByText(step, { exact: true })
  return group.getByRole('listitem').filter({ has: text }).getByRole('button').first()
}

/** How often a step has to go up to its place. */
export async function movesUp(group: Locator, step: string, place: number): Promise<number> {
  const shown = await group.getByRole('listitem').allInnerTexts()
  return shown.findIndex((text) => text.trim() === step) - place
}

async function putInOrder(group: Locator, steps: readonly string[]): Promise<void> {
  for (const [place, step] of steps.entries()) {
    const moves = await movesUp(group, step, place)
    for (let move = 0; move < moves; move += 1) await upButton(group, step).click()
  }
}

/** Goes on and waits until the next question is there: the one before stands until it is. False behind the last one. */
export async function goToNextQuestion(page: Page, next = 'Next'): Promise<boolean> {
  const button = page.getByRole('button', { name: next, exact: true })
  if (!(await button.isVisible())) return false
  const question = legend(page.locator('#question'))
  const before = (await question.textContent()) ?? ''
  await button.click()
  await expect(question).not.toHaveText(before)
  return true
}
