import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TrainingMatrix } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { ManagerRoute } from './manager.route.tsx'

const learnerOf = (id: number, firstName: string) => ({
  ...{ id, firstName, lastName: 'Novak', email: `${firstName}@oncall.test`, companyName: null, state: null },
  ...{ isSubscribed: true, cells: [], completed: 0, overdue: 0, expiring: 0, openQuestions: 0 },
  lastActivityAt: null,
})
const matrixOf = (total: number, ...items: TrainingMatrix['items']): TrainingMatrix => ({
  ...{ items, total, page: 1, size: 20, companies: [] },
  summary: { people: total, completion: 0, overdue: 0, expired: 0, idle: total },
})
const everyone = matrixOf(12, learnerOf(12, 'Kim'))
const late = matrixOf(143, learnerOf(13, 'Lee'))

function open(routes: Record<string, unknown>, at = '') {
  const notices: string[] = []
  const api = fakeApi(routes)
  renderPage(ManagerRoute, {
    path: '/manager',
    at: `/manager${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

const isOfLate = ({ path }: { readonly path: string }) => path.includes('status=overdue')
const selectAll = () => screen.getByRole('checkbox', { name: /^Select all/ })
const chooseLate = () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Overdue')

test('selects no learner of the last filter while those of the next are loaded', async () => {
  let answer: (matrix: object) => void = () => undefined
  const slow = new Promise<object>((resolve) => {
    answer = resolve
  })
  open({
    'GET /admin/training': async (call: { path: string }) => ({
      body: isOfLate(call) ? await slow : everyone,
    }),
  })
  await screen.findByRole('checkbox', { name: 'Select Kim Novak' })
  await chooseLate()
  await userEvent.click(selectAll())
  answer(late)
  expect(await screen.findByRole('checkbox', { name: 'Select Lee Novak' })).toBeEnabled()
  expect(screen.getByText('Nothing selected')).toBeInTheDocument()
  await userEvent.click(selectAll())
  expect(screen.getByText('All 143 matching selected')).toBeVisible()
})

test('assigns nothing under a filter whose learners could not be loaded', async () => {
  open({
    'GET /admin/training': (call: { path: string }) =>
      isOfLate(call) ? new Error('offline') : { body: everyone },
  })
  await screen.findByRole('checkbox', { name: 'Select Kim Novak' })
  await chooseLate()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  await waitFor(() => expect(selectAll()).toBeDisabled())
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Kim Novak' }))
  expect(screen.queryByRole('button', { name: 'Assign modules' })).toBeNull()
})

test('shows the new number when another one matches by now, and assigns to those only', async () => {
  let total = 12
  const { calls, notices } = open({
    'GET /admin/training': () => ({ body: { ...everyone, total } }),
    'POST /training/assignments': ({ body }: { body: { expected: number } }) => {
      if (body.expected === 13) return { status: 204 }
      total = 13
      return { status: 409, body: { message: '13 match now.', code: 'count-changed' } }
    },
  })
  await screen.findByRole('checkbox', { name: 'Select Kim Novak' })
  await userEvent.click(selectAll())
  await userEvent.click(screen.getByRole('button', { name: 'Assign modules' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fall Protection' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Remove/ }))
  const assign = () => userEvent.click(screen.getByRole('button', { name: 'Assign' }))
  await assign()
  const again = await screen.findByRole('dialog', { name: 'Assign modules to 13 people' })
  expect(within(again).getByText('13 match now.')).toBeVisible()
  await assign()
  await waitFor(() => expect(notices).toEqual(['The assignments of 13 people are saved.']))
  const sent = calls.filter(({ path }) => path === '/training/assignments').map(({ body }) => body)
  expect(sent).toMatchObject([{ expected: 12 }, { expected: 13 }])
})
