import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { api, full, openModule } from '../../testing/open-module.tsx'

const CFR = '1926.1053(b)(20)'
const question = (id: string, options: readonly string[]) => ({ id, text: 'Which way?', options })
const lesson = {
  ...full.lessons[1],
  blocks: [
    { kind: 'paragraph', text: 'First of all.' },
    { kind: 'heading', text: 'Face the ladder' },
    { kind: 'paragraph', text: `Up and down [${CFR}].` },
  ],
  check: [question('q~1', ['Backward', 'Forward'])],
}
const lessons = { ...full, lessons: [full.lessons[0], lesson] }

/** Grades by the text of the option, as the server knows its orders. */
const graded =
  (more: (isRight: boolean) => object) =>
  ({ body }: { body: unknown }) => {
    const { answers } = body as { answers: Record<string, number> }
    const [[id, place]] = Object.entries(answers) as [[string, number]]
    const isRight = id === 'q~1' ? place === 1 : place === 0
    const question = { id, isRight, explanation: isRight ? 'You see the rungs.' : null, cfr: CFR }
    return { body: { isPassed: isRight, questions: [{ ...question, ...more(isRight) }], ...nextOf(isRight) } }
  }
const nextOf = (isRight: boolean) => (isRight ? {} : { next: [question('q~2', ['Forward', 'Backward'])] })
const why = (isRight: boolean) => ({ why: isRight ? 'You face it.' : 'You cannot see the next rung.' })

const open = (more: (isRight: boolean) => object = why) =>
  openModule(api({ 'GET /modules/IC0110/lessons': lessons, 'POST /lessons/IC0110-b/check': graded(more) }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const options = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)

beforeEach(() => {
  localStorage.clear()
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined
})

test('says what is wrong with the choice, and offers the section to read again', async () => {
  open()
  await choose('Backward')
  await press('Check this lesson')
  const reason = await screen.findByText(/You cannot see the next rung\./)
  expect(reason.closest('p')).toHaveTextContent(CFR)
  expect(screen.getByText(/^0 of 1 correct\./)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Backward' })).toBeDisabled()
  await press('Read again: Face the ladder')
  const heading = screen.getByRole('heading', { name: 'Face the ladder' })
  expect(heading.closest('[data-block]')).toHaveFocus()
})

test('opens another try in the order that the server sends, and passes it', async () => {
  open()
  await choose('Backward')
  expect(options()).toEqual(['Backward', 'Forward'])
  await press('Check this lesson')
  await press('Try again')
  expect(screen.getByRole('heading', { name: 'Check what you learned' })).toHaveFocus()
  expect(options()).toEqual(['Forward', 'Backward'])
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await choose('Forward')
  await press('Check this lesson')
  const question = within(screen.getByRole('region', { name: 'Question 1 of 1' }))
  expect(await question.findByText(/You face it\. You see the rungs\./)).toBeVisible()
  expect(screen.getByText('Check passed.')).toBeVisible()
})

test('an older server sends no reasons and no order: the paragraph is named and another try opens', async () => {
  openModule(
    api({
      'GET /modules/IC0110/lessons': lessons,
      'POST /lessons/IC0110-b/check': {
        isPassed: false,
        questions: [{ id: 'q~1', isRight: false, explanation: null, cfr: CFR }],
      },
    }),
  )
  await choose('Backward')
  await press('Check this lesson')
  expect(await screen.findByText(/Read this paragraph again/)).toBeVisible()
  expect(screen.queryByText(/This question has changed/)).toBeNull()
  await press('Try again')
  expect(options()).toEqual(['Backward', 'Forward'])
})

test('says that the question has changed where the server does not know what was chosen', async () => {
  open(() => ({ why: null }))
  await choose('Backward')
  await press('Check this lesson')
  expect(await screen.findByText(/This question has changed since you answered it\./)).toBeVisible()
})
