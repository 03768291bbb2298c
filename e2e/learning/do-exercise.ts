import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Exercise } from '@platform/shared-contracts/http'
import { byKind, type ExerciseOf } from '@platform/shared-contracts/rules'
import { tabTo } from '../fixtures/keyboard.ts'

const CONTENT = path.resolve(import.meta.dirname, '../../platform-server/src/domain/courses/content')

/** An exercise of a module, from the module's own file. */
export function findExercise(code: string, id: string): Exercise {
  const all = JSON.parse(readFileSync(path.join(CONTENT, code, 'exercises.json'), 'utf8')) as Exercise[]
  const exercise = all.find((one) => one.id === id)
  if (!exercise) throw new Error(`${code} has no exercise ${id}.`)
  return exercise
}

export const regionOf = (page: Page, { title }: Pick<Exercise, 'title'>): Locator =>
  page.getByRole('region', { name: title, exact: true })

/** Does something wrong by keyboard, where the untouched exercise could not be checked. */
export async function answerWrongly(page: Page, region: Locator, exercise: Exercise): Promise<void> {
  if (exercise.kind === 'tag') return decide(page, region, exercise, false)
  if (exercise.kind === 'sort') {
    const [first] = exercise.bins
    return putAll(
      page,
      region,
      exercise.items.map(() => first?.label ?? ''),
    )
  }
  if (exercise.kind === 'build') return fillSlots(page, region, exercise, exercise.slots.toReversed())
}

/** Solves it by keyboard, from how it stands after Start over. `settings` are the values of sliders. */
export function solve(
  page: Page,
  region: Locator,
  exercise: Exercise,
  settings: readonly number[] = [],
): Promise<void> {
  return byKind<Promise<void>>(exercise, {
    spots: ({ spots }) =>
      tick(
        page,
        region,
        spots.map(({ isFault }) => isFault),
      ),
    gear: ({ items }) =>
      tick(
        page,
        region,
        items.map(({ isNeeded }) => isNeeded),
      ),
    tag: async (tag) => {
      await tick(
        page,
        region,
        tag.lines.map(({ isProblem }) => isProblem),
      )
      await decide(page, region, tag, true)
    },
    order: ({ steps }) => putInOrder(page, region, steps),
    sort: ({ items, bins }) =>
      putAll(
        page,
        region,
        items.map(({ bin }) => bins[bin]?.label ?? ''),
      ),
    build: (build) => fillSlots(page, region, build, build.slots),
    sliders: () => setRanges(page, region, settings),
    gauge: () => setRanges(page, region, settings),
  })
}

async function tick(page: Page, region: Locator, wanted: readonly (boolean | undefined)[]): Promise<void> {
  for (const [index, isWanted] of wanted.entries()) {
    if (!isWanted) continue
    await goTo(page, region.getByRole('checkbox').nth(index))
    await page.keyboard.press('Space')
  }
}

async function decide(
  page: Page,
  region: Locator,
  { decisions }: ExerciseOf<'tag'>,
  isRight: boolean,
): Promise<void> {
  const index = decisions.findIndex((one) => (one.isRight ?? false) === isRight)
  await goTo(page, region.getByRole('radio').first())
  await page.keyboard.press('Space')
  for (let moves = 0; moves < index; moves += 1) await page.keyboard.press('ArrowDown')
  const name = decisions[index]?.text ?? ''
  if (!(await region.getByRole('radio', { name, exact: true }).isChecked()))
    throw new Error(`The arrows do not lead to ${name}.`)
}

async function putInOrder(
  page: Page,
  region: Locator,
  steps: readonly { readonly text: string }[],
): Promise<void> {
  for (const [place, { text }] of steps.entries()) {
    const names = await region
      .getByRole('button', { name: /^Move up: / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    const moves = names.indexOf(`Move up: ${text}`) - place
    if (moves > 0) await goTo(page, region.getByRole('button', { name: `Move up: ${text}`, exact: true }))
    for (let move = 0; move < moves; move += 1) await page.keyboard.press('Enter')
  }
}

/** One item after the other is in the hand. */
async function putAll(page: Page, region: Locator, bins: readonly string[]): Promise<void> {
  for (const bin of bins) {
    const name = `Put it into: ${bin}`
    await press(page, region.getByRole('button', { name, exact: true }))
  }
}

/** The place that is filled next is chosen after each part. */
async function fillSlots(
  page: Page,
  region: Locator,
  { slots, parts }: ExerciseOf<'build'>,
  wanted: readonly { readonly part: number }[],
): Promise<void> {
  for (const [index, { part }] of wanted.entries()) {
    const slot = region.getByRole('button', { name: `${slots[index]?.label ?? ''}: Empty`, exact: true })
    if ((await slot.getAttribute('aria-pressed')) !== 'true') await press(page, slot)
    await press(page, region.getByRole('button', { name: parts[part]?.text ?? '', exact: true }))
  }
}

async function setRanges(page: Page, region: Locator, settings: readonly number[]): Promise<void> {
  for (const [index, wanted] of settings.entries()) {
    const range = region.getByRole('slider').nth(index)
    await goTo(page, range)
    const value = async () => Number(await range.inputValue())
    while ((await value()) < wanted) await page.keyboard.press('ArrowRight')
    while ((await value()) > wanted) await page.keyboard.press('ArrowLeft')
  }
}

/** By the shorter way: with Tab, or backwards. */
async function goTo(page: Page, target: Locator): Promise<void> {
  const isBehind = await target.evaluate((element) => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return false
    return (element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  })
  await tabTo(page, target, isBehind ? 'Shift+Tab' : 'Tab')
}

async function press(page: Page, target: Locator): Promise<void> {
  // Where the focus already is, Tab would only lead around the whole page.
  if (!(await target.evaluate((element) => element === document.activeElement))) await goTo(page, target)
  await page.keyboard.press('Enter')
}
