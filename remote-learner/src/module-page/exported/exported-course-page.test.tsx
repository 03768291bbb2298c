import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ExportedCourse, KeyedQuestion } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { loadMessages } from '../../load-messages.ts'
import { ExportedCoursePage } from './exported-course-page.tsx'
import { NOTHING_YET, type Tracker } from './trackers/tracker.ts'

const keyed = (id: string): KeyedQuestion => ({
  question: { kind: 'choice', id, text: `Which one, ${id}?`, options: ['Right', 'Wrong'] },
  answer: 0,
  whys: ['Because of the rule.', 'Against the rule.'],
  explanation: 'As the paragraph says.',
  cite: '1926.1053(b)(1)',
})
const lesson = (id: string, title: string) => ({
  ...{ id, title, minutes: 3 },
  blocks: [{ kind: 'paragraph' as const, text: `About ${title}.` }],
  check: [keyed(`check ${id}`)],
})
const course: ExportedCourse = {
  standard: 'scorm12',
  code: 'IC0110',
  title: 'Ladders',
  teaches: '29 CFR 1926.1053',
  language: 'en',
  version: '3',
  minutes: 30,
  passPercent: 80,
  tenant: { name: 'OnCall Safety', logo: null },
  exportedOn: '2026-11-24',
  lessons: [lesson('a', 'Choosing'), lesson('b', 'Climbing')],
  quiz: [keyed('q1')],
}

beforeEach(() => locale.set('en'))

function open(given: Partial<Tracker> = {}) {
  const record = jest.fn<Promise<void>, Parameters<Tracker['record']>>(async () => undefined)
  const end = jest.fn(async () => undefined)
  const tracker: Tracker = { progress: NOTHING_YET, mayRetry: true, record, end, ...given }
  render(<ExportedCoursePage course={course} tracker={tracker} report={() => undefined} />)
  return { record, end }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

async function takeLessons() {
  for (const title of ['Choosing', 'Climbing']) {
    await press(new RegExp(`^${title}`))
    await choose('Right')
    await press('Check this lesson')
  }
}

test('the quiz opens after every check is right, and a pass is reported with its score', async () => {
  const { record } = open()
  expect(screen.getByRole('button', { name: /^Quiz/ })).toBeDisabled()
  await choose('Wrong')
  await press('Check this lesson')
  expect(record).not.toHaveBeenCalled()
  expect(screen.getByText(/Against the rule\./)).toBeVisible()
  expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName('Right')
  await press('Try again')
  expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName('Wrong')
  await takeLessons()
  expect(record).toHaveBeenLastCalledWith(
    { lessonId: 'b', done: ['a', 'b'], isCompleted: true, isPassed: false },
    null,
  )
  await press('Go to the quiz')
  await press('Start the quiz')
  await choose('Right')
  await press('Submit')
  expect(record).toHaveBeenLastCalledWith(expect.objectContaining({ isPassed: true }), {
    score: 1,
    isPassed: true,
  })
  expect(screen.getByText('Passed: 1 of 1 right.')).toBeVisible()
})

test('the focus goes with the quiz: to its title, to the result, and to what is left after leaving', async () => {
  open({ progress: { lessonId: 'b', done: ['a', 'b'], isCompleted: true, isPassed: false } })
  await press(/^Quiz/)
  await press('Start the quiz')
  expect(screen.getByRole('heading', { name: 'Quiz' })).toHaveFocus()
  await choose('Wrong')
  await press('Submit')
  expect(document.activeElement).toHaveTextContent(/^Not passed: 0 of 1 right\./)
  await press('Try the quiz again')
  expect(screen.getByRole('heading', { name: 'Quiz' })).toHaveFocus()
  await press('Save and leave')
  expect(document.activeElement).toHaveTextContent('Your place is saved.')
})

test('the list of lessons folds itself when another part is opened', async () => {
  open()
  const list = screen.getByRole('navigation', { name: 'Lessons' })
  await press('Lesson 1 of 2: show all lessons')
  expect(list).toHaveAttribute('data-is-unfolded', 'true')
  expect(screen.getByRole('button', { name: 'Hide the list of lessons' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await press(/^Climbing/)
  expect(list).toHaveAttribute('data-is-unfolded', 'false')
  expect(screen.getByRole('button', { name: 'Lesson 2 of 2: show all lessons' })).toBeVisible()
})

test('the day of the export is written as the language of the course writes days', async () => {
  await loadMessages('es')
  locale.set('es')
  open()
  expect(screen.getByText(/exportado el 24 nov 2026/)).toBeVisible()
})

test('a failed quiz shows no key, and where one session takes one result asks to come back', async () => {
  const done = { lessonId: 'b', done: ['a', 'b'], isCompleted: true, isPassed: false }
  const { record } = open({ progress: done, mayRetry: false })
  await press(/^Quiz/)
  await press('Start the quiz')
  await choose('Wrong')
  await press('Submit')
  expect(record).toHaveBeenLastCalledWith(done, { score: 0, isPassed: false })
  expect(screen.getByText('Leave the course and open it again for another try.')).toBeVisible()
  expect(screen.queryByText('As the paragraph says.')).toBeNull()
  await press(/^Climbing/)
  await press(/^Quiz/)
  expect(screen.getByText('Leave the course and open it again for another try.')).toBeVisible()
  for (const name of ['Try the quiz again', 'Start the quiz'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('opens where the learner was, and keeps what could not be sent until it arrives', async () => {
  let isDown = true
  const record = jest.fn(async () => {
    if (isDown) throw new Error('gone')
  })
  open({ progress: { ...NOTHING_YET, lessonId: 'b' }, record })
  expect(screen.getByRole('heading', { name: 'Climbing' })).toBeVisible()
  await choose('Right')
  await press('Check this lesson')
  const alert = within(await screen.findByRole('alert'))
  isDown = false
  await userEvent.click(alert.getByRole('button', { name: 'Send it again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(record).toHaveBeenLastCalledWith({ ...NOTHING_YET, lessonId: 'b', done: ['b'] }, null)
})

test('ends the session when the learner leaves, by the button or with the page', async () => {
  const { end } = open()
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(end).toHaveBeenCalledTimes(1)
  await press('Save and leave')
  expect(screen.getByText('Your place is saved. You can close this window.')).toBeVisible()
})
