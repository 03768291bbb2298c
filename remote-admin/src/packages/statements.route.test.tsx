import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StoredStatement } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { StatementsRoute } from './statements.route.tsx'

const passed: StoredStatement = {
  position: 12,
  id: '6f1c2b3a-9d8e-4f70-8123-456789abcdef',
  storedAt: '2026-11-24T09:00:00.000Z',
  person: { id: 7, name: 'Ana Reyes', email: 'ana@oncall.test' },
  verb: 'passed',
  activity: 'https://courses.test/rigging',
  source: 'content',
}
const statement = {
  actor: { account: { homePage: 'https://oncall.test', name: '7' } },
  verb: { id: 'http://adlnet.gov/expapi/verbs/passed' },
  object: { id: 'https://courses.test/rigging' },
}

function open(at = '/admin/statements') {
  const api = fakeApi({
    'GET /admin/statements': { items: [passed], total: 1, page: 1, size: 20 },
    'GET /admin/statements/12': { ...passed, statement },
  })
  renderPage(StatementsRoute, {
    platform: { fetch: api.fetch, session: signedInAs({ role: 'admin' }) },
    path: '/admin/statements',
    at,
  })
  return api
}

test('lists who stated what, and shows a statement as JSON', async () => {
  open()
  const row = await screen.findByRole('row', { name: /Ana Reyes/ })
  for (const text of ['passed', 'https://courses.test/rigging', 'Course'])
    expect(within(row).getByText(text)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Ana Reyes: passed' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Show the statement' }))
  expect(await screen.findByRole('region', { name: 'Statement as JSON' })).toHaveTextContent(
    '"id": "http://adlnet.gov/expapi/verbs/passed"',
  )
})

test('asks for what the filters say, and no more', async () => {
  const { calls } = open('/admin/statements?verb=passed&from=2026-11-20&to=2026-11-19')
  await screen.findByRole('row', { name: /Ana Reyes/ })
  expect(calls[0]?.path).toBe('/admin/statements?verb=passed&from=2026-11-20&to=2026-11-19&page=1&size=20')
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The last day is before the first.')
  await userEvent.selectOptions(screen.getByLabelText('Verb'), '')
  await userEvent.clear(screen.getByLabelText('To'))
  await screen.findByRole('row', { name: /Ana Reyes/ })
  expect(calls.at(-1)?.path).toBe('/admin/statements?from=2026-11-20&page=1&size=20')
})
