import type { Locator, Page } from '@playwright/test'
import { ModuleState, type ExerciseResult } from '@platform/shared-contracts/http'
import { accessTokenOf } from '../fixtures/people/sign-in.ts'
import { press } from '../fixtures/keyboard.ts'
import { newPerson, type Person } from '../fixtures/people/person.ts'
import { requestApi } from '../fixtures/request-api.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { answerWrongly, findExercise, regionOf, solve } from './do-exercise.ts'
import { expectAccessibleHere } from './expect-accessible-here.ts'

interface Place {
  readonly code: string
  readonly lesson: string
  readonly id: string
  /** What sliders and dials are set to. */
  readonly settings?: readonly number[]
}

/** One of each kind. */
const PLACES: readonly Place[] = [
  { code: 'IC0110', lesson: 'choosing', id: 'ladder-label' },
  { code: 'IC0110', lesson: 'inspecting', id: 'ladder-faults' },
  { code: 'IC0110', lesson: 'setting-up', id: 'ladder-angle', settings: [5, 3] },
  { code: 'IC0110', lesson: 'electricity-doors-weather', id: 'ladder-stop' },
  { code: 'IC0113', lesson: 'types-and-factors', id: 'use-limit', settings: [50, 250, 200] },
  { code: 'IC0113', lesson: 'medical-and-fit', id: 'before-you-wear' },
  { code: 'IC0120', lesson: 'head-eyes-face', id: 'grinding-gear' },
  { code: 'IC0112', lesson: 'training-record', id: 'fill-record' },
]
const FAULTS = PLACES[1]!
const ORDER = PLACES[5]!

const open = (page: Page, { code, lesson }: Place) => page.goto(`/modules/${code}?lesson=${code}-${lesson}`)
const check = (region: Locator) => region.getByRole('button', { name: 'Check', exact: true })
const status = (region: Locator) => region.getByRole('status')

/** What the server recorded of an exercise for a person. */
async function recorded(
  { email, password }: Person,
  { code, id }: Place,
): Promise<ExerciseResult | undefined> {
  const token = await accessTokenOf(email, 'oncall', password)
  const state = ModuleState.parse(await requestApi(`/modules/${code}/state`, { token }))
  return state.exercises?.find(({ exerciseId }) => exerciseId === `${code}-${id}`)
}

for (const place of PLACES) {
  const exercise = findExercise(place.code, place.id)
  test(`an exercise of the kind ${exercise.kind} is done by keyboard, and says what is right and why`, async ({
    page,
  }) => {
    test.slow()
    const person = await newPerson()
    await signIn(page, person.email, 'oncall', person.password)
    await open(page, place)
    const region = regionOf(page, exercise)
    await expect(region.getByText('Loading the exercise')).toHaveCount(0)

    await answerWrongly(page, region, exercise)
    await press(page, check(region))
    await expect(status(region)).toHaveText(/^\d+ of \d+ right\. The reason is next to each part/)
    await expect(region.getByText('Not yet:').first()).toBeVisible()
    await expectAccessibleHere(page)

    await press(page, region.getByRole('button', { name: 'Start over' }))
    await solve(page, region, exercise, place.settings)
    await press(page, check(region))
    await expect(status(region)).toHaveText(/^All correct: (\d+) of \1\.$/)
    await expect(region.getByText('Right:').first()).toBeVisible()
    await expect(region.getByText('Solved · 2 tries')).toBeVisible()
    const result = () => recorded(person, place).then((one) => one && [one.tries, one.best - one.total])
    await expect.poll(result).toEqual([2, 0])
  })
}

test('faults are marked by touch in the picture on a phone, and staff see how the exercise went', async ({
  page,
  anotherPerson,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const exercise = findExercise(FAULTS.code, FAULTS.id)
  if (exercise.kind !== 'spots') throw new Error('This journey marks faults.')
  const person = await newPerson({ firstName: 'Marta' })
  await signIn(page, person.email, 'oncall', person.password)
  await open(page, FAULTS)
  const region = regionOf(page, exercise)
  for (const [index, { isFault }] of exercise.spots.entries())
    if (isFault) await region.locator(`button[data-letter="${String.fromCharCode(65 + index)}"]`).click()
  await check(region).click()
  await expect(status(region)).toHaveText(/^All correct/)
  await expect(region.getByText('Solved · 1 try')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect.poll(async () => (await recorded(person, FAULTS))?.tries).toBe(1)

  const staff = await anotherPerson('admin')
  await staff.goto(`/question-statistics?module=${FAULTS.code}&part=exercises`)
  await expect(staff.getByRole('row', { name: exercise.title })).toContainText('%')
})

test('a try made without a network is kept, sent once, and seen in another browser', async ({
  page,
  context,
  anotherPerson,
  watched,
}) => {
  test.slow()
  watched.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Failed to fetch/)
  const exercise = findExercise(ORDER.code, ORDER.id)
  const person = await newPerson()
  await signIn(page, person.email, 'oncall', person.password)
  await open(page, ORDER)
  const region = regionOf(page, exercise)
  await expect(region.getByRole('button', { name: /^Move up: / }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await solve(page, region, exercise)
  await check(region).click()
  await expect(status(region)).toHaveText(/^All correct/)
  await expect(region.getByText(/Saved on this device\. It is sent when you are online\./)).toBeVisible()
  expect(await recorded(person, ORDER)).toBeUndefined()

  await context.setOffline(false)
  await expect(region.getByText(/Saved on this device/)).toHaveCount(0, { timeout: 30_000 })
  await expect.poll(async () => (await recorded(person, ORDER))?.tries).toBe(1)

  const other = await anotherPerson(null)
  await signIn(other, person.email, 'oncall', person.password)
  await open(other, ORDER)
  await expect(regionOf(other, exercise).getByText('Solved · 1 try')).toBeVisible()
})
