import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCart } from '@platform/shared-contracts/testing'
import { api, detail, done, forVisitors, full, openModule, state } from './testing/open-module.tsx'

beforeEach(() => {
  localStorage.clear()
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined
})

test('a lesson with parts of a later release is shown without them, and says so', async () => {
  const [first, second] = full.lessons
  const hologram = { kind: 'hologram', beams: 3 }
  const crane = { kind: 'exercise', exercise: { kind: 'crane', id: 'IC0110-crane' } }
  const newer = { ...second!, blocks: [...second!.blocks, hologram, crane] }
  openModule(api({ 'GET /modules/IC0110/lessons': { ...full, lessons: [first, newer] } }))
  expect(await screen.findByText(/Text of Climbing/)).toBeVisible()
  expect(screen.getAllByText(/needs a newer version of this page/)).toHaveLength(2)
})

test('shows a visitor the sample, and what the other lessons ask for', async () => {
  openModule(api({ 'GET /modules/IC0110/lessons': forVisitors }), { isSignedIn: false })
  expect(await screen.findByText(/Text of Choosing/)).toBeVisible()
  const list = screen.getByRole('navigation', { name: 'Lessons' })
  await userEvent.click(within(list).getByRole('link', { name: /Climbing/ }))
  expect(await screen.findByText('This lesson requires a subscription')).toBeVisible()
  const locked = screen.getByText('This lesson requires a subscription').parentElement as HTMLElement
  expect(locked).toHaveTextContent(/This course\$20\.00.*All twelve courses\$29\.00 a month/)
  expect(within(locked).getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute(
    'href',
    '/checkout?plan=LS0100',
  )
})

test('sells a visitor the course or all of them, and shows the way to the filled cart', async () => {
  const cart = fakeCart()
  openModule(api({ 'GET /modules/IC0110/lessons': forVisitors }), { isSignedIn: false, cart })
  const offers = await screen.findByRole('region', { name: 'Open this course' })
  expect(within(offers).getByRole('img', { name: /ladder that leans at 4 to 1/ })).toBeVisible()
  expect(offers).toHaveTextContent('$20.00')
  await userEvent.click(within(offers).getByRole('button', { name: 'Add to cart: Ladder Safety' }))
  expect(cart.items()).toEqual([{ code: 'IC0110', title: 'Ladder Safety', priceCents: 2000 }])
  expect(within(offers).getByRole('link', { name: '1 course in your cart.' })).toHaveAttribute(
    'href',
    '/cart',
  )
  expect(screen.getByRole('link', { name: 'All modules' })).toHaveAttribute('href', '/courses')
})

test('sells nothing to people who may read the whole module', async () => {
  openModule(api())
  expect(await screen.findByRole('heading', { name: 'Climbing' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Open this course' })).not.toBeInTheDocument()
})

test('opens the first lesson that is not done, ticks the others, and counts the time on it', async () => {
  const fake = api()
  openModule(fake)
  expect(await screen.findByRole('heading', { name: 'Climbing' })).toBeVisible()
  const list = screen.getByRole('navigation', { name: 'Lessons' })
  expect(within(list).getByRole('img', { name: 'Done' })).toBeVisible()
  expect(within(list).getByText('1 of 2 lessons')).toBeVisible()
  expect(screen.getByRole('link', { name: '1926.1053(b)(1)' })).toHaveAttribute(
    'href',
    expect.stringContaining('section-1926.1053'),
  )
  expect(fake.calls).toContainEqual({
    method: 'POST',
    path: '/lessons/IC0110-b/heartbeat',
    body: { isVisible: true },
  })
})

test('goes to the section that a review refers to, and again when its link is followed again', async () => {
  const blocks = [
    { kind: 'paragraph', text: 'Above.' },
    { kind: 'heading', text: 'First' },
    { kind: 'heading', text: 'Second' },
  ]
  const lessons = [full.lessons[0], { ...full.lessons[1], blocks }]
  const question = { kind: 'choice', id: 'q1', text: 'How far?', options: ['2 ft', '5 ft'] }
  const verdict = { id: 'q1', isRight: false, chosen: 0, answer: 1, explanation: '', cite: '1926.1053' }
  const reviewed = { ...verdict, lesson: { id: 'IC0110-b', section: 1 } }
  openModule(
    api({
      'GET /modules/IC0110': { ...detail, practice: [question] },
      'GET /modules/IC0110/lessons': { ...full, lessons },
      'POST /modules/IC0110/practice': { correct: 0, total: 1, questions: [reviewed] },
    }),
    { search: '?lesson=IC0110-b&section=2' },
  )
  const headingBlock = (name: string) => screen.getByRole('heading', { name }).parentElement
  await waitFor(() => expect(headingBlock('Second')).toHaveFocus())
  await userEvent.click(await screen.findByRole('radio', { name: '2 ft' }))
  await userEvent.click(screen.getByRole('button', { name: 'Check my answers' }))
  const link = await screen.findByRole('link', { name: /^Read it again/ })
  await userEvent.click(link)
  expect(headingBlock('First')).toHaveFocus()
  await userEvent.click(link)
  expect(headingBlock('First')).toHaveFocus()
})

test('says that the lessons are missing and gets them on request', async () => {
  let isOnline = false
  openModule(api({ 'GET /modules/IC0110/lessons': () => (isOnline ? { body: full } : new Error('offline')) }))
  expect(await screen.findByText('The lessons could not be loaded.')).toBeVisible()
  isOnline = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Climbing' })).toBeVisible()
})

test('announces a new version and starts it on request', async () => {
  const change = { version: 2, date: '2026-12-01', summary: 'Other heights.' }
  let hasStarted = false
  openModule(
    api({
      'GET /modules/IC0110/state': () => ({
        body: hasStarted
          ? { ...state, version: 2, lastLessonId: null, lessons: [], changes: [] }
          : { ...state, version: 2, changes: [change] },
      }),
      'POST /modules/IC0110/restart': () => {
        hasStarted = true
        return { status: 204, body: null }
      },
      'POST /lessons/IC0110-a/heartbeat': { ...done, isCheckPassed: false, isDone: false },
    }),
  )
  expect(await screen.findByText('Other heights.')).toBeVisible()
  expect(screen.getByText('1 of 2 lessons')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Start the new version' }))
  const dialog = screen.getByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start the new version' }))
  expect(await screen.findByText('0 of 2 lessons')).toBeVisible()
  expect(screen.queryByText('Other heights.')).not.toBeInTheDocument()
})
