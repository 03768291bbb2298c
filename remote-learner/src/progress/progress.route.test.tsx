import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { fakeApi, fakeCart, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { ProgressRoute } from './progress.route.tsx'

beforeEach(() => localStorage.clear())

const learner = (routes: Record<string, unknown>) => {
  const api = fakeApi({
    'GET /progress': [],
    'GET /training/assignments': [],
    'GET /training/record': [],
    ...routes,
  })
  renderPage(ProgressRoute, { platform: { session: signedInAs(), fetch: api.fetch } })
  return api
}

const measured = (module: string, state: string) => ({
  ...{ module, state, dueOn: null, selfReported: null },
  updatedAt: '2026-11-20T12:00:00.000Z',
})

test('offers the status of each of the twelve modules as a select, even when the catalog cannot be loaded', async () => {
  learner({ 'GET /progress': [{ module_id: 'IC0112', status: 'quiz_failed' }] })
  expect(await screen.findByRole('combobox', { name: 'Status of Fall Protection' })).toHaveDisplayValue(
    'Quiz Failed',
  )
  expect(screen.getAllByRole('combobox')).toHaveLength(CORE_MODULES.length)
})

test('shows a change immediately and updates the server', async () => {
  const { calls } = learner({ 'POST /module/IC0110/progress': null })
  const select = await screen.findByRole('combobox', { name: 'Status of Ladder Safety' })
  await userEvent.selectOptions(select, 'In Progress')
  expect(select).toHaveDisplayValue('In Progress')
  expect(calls).toContainEqual({
    method: 'POST',
    path: '/module/IC0110/progress',
    body: { email: 'ana@oncall.test', status: 'in_progress' },
  })
})

test('counts what the server measured, and labels the own status as self-reported', async () => {
  learner({
    'GET /progress': [{ module_id: 'IC0112', status: 'completed' }],
    'GET /training/record': [measured('IC0110', 'completed')],
  })
  expect(await screen.findByText('1 of 12 modules completed')).toBeVisible()
  const card = (await screen.findByRole('heading', { name: 'Fall Protection' })).closest(
    'article',
  ) as HTMLElement
  expect(within(card).getByRole('combobox')).toHaveDisplayValue('Completed')
  expect(within(card).getByText('Self-reported (your own note, does not count)')).toBeVisible()
  expect(within(card).getByText('Not Started', { selector: 'span' })).toBeVisible()
})

// spec section 8, progress
test.each([
  {
    why: 'the fetch fails',
    answer: new Error('offline'),
    text: 'Failed to fetch progress. Please try again later.',
  },
  { why: 'the answer is not a list', answer: {}, text: 'Invalid data format received.' },
])('says so when $why, and retries on request', async ({ answer, text }) => {
  let isBroken = true
  const state = {
    'GET /progress': () =>
      isBroken
        ? answer instanceof Error
          ? answer
          : { body: answer }
        : { body: [{ module_id: 'IC0110', status: 'completed' }] },
    'GET /training/record': [measured('IC0110', 'completed')],
  }
  learner(state)
  expect(await screen.findByText(text)).toBeVisible()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 of 12 modules completed')).toBeVisible()
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})

test('names the module whose update failed, preserves the choice and marks it as unsynced', async () => {
  learner({ 'POST /module/IC0110/progress': new Error('offline') })
  const select = await screen.findByRole('combobox', { name: 'Status of Ladder Safety' })
  await userEvent.selectOptions(select, 'Completed')
  expect(await screen.findByText('Failed to sync progress for module IC0110.')).toBeVisible()
  expect(select).toHaveDisplayValue('Completed')
  expect(screen.getByText('Not yet saved on the server')).toBeVisible()
})

test('leads from a module whose certificate has expired to its renewal', async () => {
  learner({ 'GET /training/record': [measured('IC0111', 'expired')] })
  expect(await screen.findByText('Expired', { selector: 'span' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Machine Safeguarding' })).toHaveAttribute(
    'href',
    '/modules/IC0111/renew',
  )
  expect(screen.getByRole('link', { name: 'Ladder Safety' })).toHaveAttribute('href', '/modules/IC0110')
})

test('filters by what is left to do', async () => {
  learner({
    'GET /progress': [{ module_id: 'IC0111', status: 'completed' }],
    'GET /training/record': [measured('IC0110', 'completed')],
  })
  await screen.findByText('1 of 12 modules completed')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.getAllByRole('combobox')).toHaveLength(1)
})

test('shows what is due, and filters by what is overdue', async () => {
  const due = (moduleCode: string, dueOn: string) => ({ moduleCode, dueOn, isDone: false, isOverdue: false })
  learner({ 'GET /training/assignments': [due('IC0110', '2020-01-31'), due('IC0111', '2999-01-31')] })
  expect(await screen.findByText('Due Jan 31, 2999')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Overdue' }))
  expect(screen.getAllByRole('combobox')).toHaveLength(1)
  expect(screen.getByText('Overdue since Jan 31, 2020')).toBeVisible()
})

test('shows a record of a module that is not in the catalog', async () => {
  learner({ 'GET /progress': [{ module_id: 99, status: 'completed' }] })
  const other = (await screen.findByRole('heading', { name: 'Other records on your account' })).parentElement
  expect(within(other as HTMLElement).getByText('99')).toBeVisible()
})

test('shows a visitor the catalog with prices, and no select', () => {
  const cart = fakeCart()
  renderPage(ProgressRoute, { platform: { cart } })
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.getByText('$20.00')).toBeVisible()
})

test('puts a course into the cart and takes it out again', async () => {
  const cart = fakeCart()
  renderPage(ProgressRoute, { platform: { cart } })
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Ladder Safety' }))
  expect(cart.items()).toEqual([{ code: 'IC0110', title: 'Ladder Safety', priceCents: 2000 }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ladder Safety from the cart' }))
  expect(cart.items()).toEqual([])
})

test('still shows certificates, results and notes after the subscription has ended, and offers to renew it', async () => {
  const updatedAt = '2026-09-01T12:00:00.000Z'
  const api = fakeApi({
    'GET /past-training': {
      subscriptionEndedAt: '2026-10-31T12:00:00.000Z',
      modules: [{ code: 'IC0112', status: 'completed', updatedAt }],
    },
    'GET /past-training/writing': {
      notes: [{ moduleCode: 'IC0114', lessonId: 'a', lessonTitle: 'Planks', text: 'Tag first', updatedAt }],
      questions: [],
    },
    'GET /certificates': [],
    'GET /my-courses': [],
  })
  const session = signedInAs({ isSubscribed: false })
  renderPage(ProgressRoute, { platform: { session, fetch: api.fetch } })
  expect(await screen.findByText('Your subscription ended on Oct 31, 2026.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Renew the subscription' })).toHaveAttribute(
    'href',
    '/checkout?plan=LS0100',
  )
  const past = (await screen.findByRole('heading', { name: 'Your training history' })).closest('section')!
  expect(within(past).getByRole('link', { name: 'Fall Protection' })).toHaveAttribute(
    'href',
    '/modules/IC0112',
  )
  expect(within(past).getByText('Completed')).toBeVisible()
  await userEvent.click(within(past).getByText('1 note'))
  expect(within(past).getByText('Tag first')).toBeVisible()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
