import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { CitationsRoute } from './citations.route.tsx'

const inspection = {
  activityNr: '101',
  establishment: 'Acme Roofing',
  city: 'Austin',
  state: 'TX',
  naics: null,
  inspectionType: 'B',
  openedOn: '2025-03-31',
  closedOn: null,
  violations: 2,
  serious: 1,
  willful: 0,
  repeat: 1,
  currentPenaltyCents: 1_700_050,
  isDemo: false,
}
const page = {
  items: [inspection],
  total: 1,
  page: 1,
  size: 20,
  importedAt: null,
  demoRecords: 0,
  states: ['TX'],
  years: [2025],
}
const report = {
  kind: 'inspections',
  isDryRun: true,
  rows: 2,
  added: 1,
  updated: 0,
  removed: 0,
  refusedRows: 1,
  refused: [{ line: 3, column: 'open_date', reason: 'open_date is not a date such as 2025-03-31' }],
}

function open(at: string, routes: Record<string, unknown> = {}) {
  const api = fakeApi({
    'GET /citations': page,
    'GET /citations/stats': { sections: [] },
    'POST /citations/imports': ({ body }: { body: { isDryRun: boolean } }) => ({
      body: { ...report, isDryRun: body.isDryRun },
    }),
    ...routes,
  })
  renderPage(CitationsRoute, {
    path: '/citations',
    at: `/citations${at}`,
    platform: { fetch: api.fetch, session: signedInAs({ role: 'super_admin' }) },
  })
  return api
}

test('shows an inspection on the day of the file, with its penalties in dollars', async () => {
  open('')
  const row = await screen.findByRole('row', { name: /Acme Roofing/ })
  expect(row).toHaveTextContent('Mar 31, 2025')
  expect(row).toHaveTextContent('$17,000.50')
  expect(row).toHaveTextContent('1 / 0 / 1')
})

test('requests what the URL says for both list and chart', async () => {
  const { calls } = open('?standard=1926.501&state=TX')
  await screen.findByRole('row', { name: /Acme Roofing/ })
  for (const path of ['/citations?', '/citations/stats?'])
    expect(calls.find((call) => call.path.startsWith(path))?.path).toMatch(/standard=1926\.501.*state=TX/)
})

test('imports a file only after a check that says which rows it refuses', async () => {
  const { calls } = open('?tab=import')
  // jsdom's File has no text().
  const file = Object.assign(new File([], 'inspections.csv'), { text: async () => 'activity_nr\n' })
  await userEvent.upload(await screen.findByLabelText(/CSV file/), file)
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByRole('row', { name: /3 open_date open_date is not a date/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 rows' }))
  await screen.findByRole('region', { name: 'Imported' })
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { csv: 'activity_nr\n', isDryRun: true },
    { csv: 'activity_nr\n', isDryRun: false },
  ])
})
