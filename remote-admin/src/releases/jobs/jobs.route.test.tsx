import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { ReleasesRoute } from '../releases.route.tsx'

const ended = { state: 'done', enqueuedAt: '2026-06-01T10:17:00.000Z', endedAt: '2026-06-01T10:17:02.000Z' }
const jobs = [
  { name: 'end-terms', cron: '17 * * * *', lastRun: ended },
  { name: 'newsletter', cron: '0 9 * * 1', lastRun: { ...ended, state: 'failed' } },
  { name: 'tidy-packages', cron: '3 9 * * *', lastRun: null },
]

function open(routes: Record<string, unknown> = {}, isOperator = true) {
  const notices: string[] = []
  const api = fakeApi({ 'GET /operators/jobs': { items: jobs }, ...routes })
  renderPage(ReleasesRoute, {
    path: '/release-management',
    at: '/release-management?view=jobs',
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin', isOperator }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

async function run(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Run now' }))
}

test('lists each job with its schedule and its latest run', async () => {
  open()
  const row = await screen.findByRole('row', { name: /end-terms/ })
  expect(row).toHaveTextContent(/17 \* \* \* \*.*Done.*Jun 1, 2026/)
  expect(within(screen.getByRole('row', { name: /newsletter/ })).getByText('Failed')).toBeVisible()
  expect(screen.getByRole('row', { name: /tidy-packages/ })).toHaveTextContent('None in the past week')
})

test('runs a job now and says so', async () => {
  const { calls, notices } = open({
    'POST /operators/jobs/end-terms/run': () => ({ status: 202, body: null }),
  })
  await run('end-terms')
  await screen.findByRole('row', { name: /end-terms/ })
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/operators/jobs/end-terms/run',
  ])
  expect(notices).toEqual(['end-terms runs in a moment.'])
})

test('says that a job was not started', async () => {
  const { notices } = open({
    'POST /operators/jobs/newsletter/run': () => ({ status: 503, body: { message: 'Try again.' } }),
  })
  await run('newsletter')
  await screen.findByRole('row', { name: /newsletter/ })
  expect(notices).toEqual(['newsletter was not started. Try again.'])
})

test('shows a super admin who is not an operator nothing, and requests nothing', () => {
  const { calls } = open({}, false)
  expect(screen.getByText('A platform operator manages them.')).toBeVisible()
  expect(calls).toEqual([])
})
