import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { api, done, openModule, state, unsent } from '../../testing/open-module.tsx'

beforeEach(() => {
  localStorage.clear()
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined
})

test('stores a question and a note on the device until they arrive, and sends each once', async () => {
  const question = {
    id: 5,
    moduleCode: 'IC0110',
    lessonId: 'IC0110-b',
    text: 'May I tie off to a gutter?',
    askedAt: '2026-11-21T10:00:00.000Z',
    trainerName: 'Pat Reyes',
    answer: null,
  }
  const noted = { ...done, lessonId: 'IC0110-b', isCheckPassed: false, isDone: false, note: 'Gutter?' }
  let isOnline = false
  const answer = (body: object) => () => (isOnline ? { body } : new Error('offline'))
  const fake = api({
    'GET /modules/IC0110/questions': () => ({ body: isOnline ? [question] : [] }),
    'GET /modules/IC0110/state': () => ({ body: isOnline ? { ...state, lessons: [done, noted] } : state }),
    'POST /modules/IC0110/questions': answer(question),
    'PUT /lessons/IC0110-b/note': answer({ text: 'Gutter?' }),
  })
  openModule(fake)
  await userEvent.type(await screen.findByRole('textbox', { name: /Your question/ }), question.text)
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }))
  await userEvent.type(screen.getByRole('textbox', { name: /My notes/ }), 'Gutter?')
  expect(await screen.findByText(/Saved on this device\. The trainer/)).toBeVisible()
  expect((await screen.findAllByText(/2 changes saved on this device, not sent yet$/))[0]).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /Your question/ })).toHaveValue('')

  expect(unsent()).toHaveLength(2)

  isOnline = true
  const before = fake.calls.length
  fireEvent(window, new Event('online'))
  expect(await screen.findByText(/Waiting for Pat Reyes/)).toBeVisible()
  expect((await screen.findAllByText('All saved'))[0]).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /My notes/ })).toHaveValue('Gutter?')
  const sent = fake.calls.slice(before).filter(({ method }) => method !== 'GET')
  expect(sent.map(({ path }) => path)).toEqual(['/modules/IC0110/questions', '/lessons/IC0110-b/note'])
  expect(unsent()).toEqual([])
})

test('says what a question needs before it is sent', async () => {
  openModule(api({}))
  const field = await screen.findByRole('textbox', { name: /Your question/ })
  await userEvent.type(field, 'Why?')
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter at least 10 characters\./))
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('Why?')
  expect(unsent()).toEqual([])
})

test('shows why a question was refused, and lets the person edit it', async () => {
  const refusal = { status: 422, body: { message: 'Ask one thing at a time.' } }
  const fake = api({ 'POST /modules/IC0110/questions': () => refusal })
  openModule(fake)
  const field = await screen.findByRole('textbox', { name: /Your question/ })
  await userEvent.type(field, 'May I tie off to a gutter?')
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }))
  expect((await screen.findAllByText(/Ask one thing at a time/))[0]).toBeVisible()
  expect(unsent()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: /^Edit the question/ }))
  expect(field).toHaveValue('May I tie off to a gutter?')
  expect(field).toHaveFocus()
  expect(screen.queryByText(/Ask one thing at a time/)).not.toBeInTheDocument()
  expect(unsent()).toEqual([])
})
