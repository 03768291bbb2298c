import {
  CitationImportReport,
  CitationPage,
  CitationStats,
  CitedInspectionDetail,
} from '@platform/shared-contracts/http'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { seedDemoCitations } from './seed-citations.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
})
afterAll(() => test.close())

const owner = as({ role: 'super_admin', email: 'super@oncall.test' })

async function ask(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, host = 'localhost') {
  const answer = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: { host, ...owner },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}
const take = async (csv: string, isDryRun = false) =>
  CitationImportReport.parse((await ask('POST', '/citations/imports', { csv, isDryRun })).body)
const list = async (query = '', host?: string) =>
  CitationPage.parse((await ask('GET', `/citations${query}`, undefined, host)).body)

const INSPECTIONS = `activity_nr,estab_name,site_city,site_state,naics_code,insp_type,open_date,close_case_date
101,"Acme, Roofing",Austin,TX,238160,B,2025-03-31,
102,Bolt Works,Dayton,OH,332710,H,2024-02-30,
103,Cole Paint,Tampa,FL,238320,Z,2025-01-01,
104,Dell Docks,Tampa,FL,,H,1/15/2024,2024-06-01T00:00:00
`
const VIOLATIONS = `activity_nr,citation_id,delete_flag,standard,viol_type,issuance_date,current_penalty,initial_penalty
101,01001,,19260501 B13,S,2025-04-20,5000.50,8000
101,01002,,19261053 B01,R,2025-04-20,"12,000",12000
104,01001,,walking,S,2024-02-01,1,1
999,01001,,19260501 B13,S,2025-04-20,1,1
`

it('is closed to admins', async () => {
  expect((await test.app.inject({ url: '/api/citations', headers: as({ role: 'admin' }) })).statusCode).toBe(
    403,
  )
})

it('gives a reason for each rejected row, and stores nothing in a dry run', async () => {
  const report = await take(INSPECTIONS, true)
  expect(report).toMatchObject({ kind: 'inspections', rows: 4, added: 2, updated: 0, refusedRows: 2 })
  expect(report.refused).toEqual([
    { line: 3, column: 'open_date', reason: 'open_date is not a date such as 2025-03-31' },
    { line: 4, column: 'insp_type', reason: 'insp_type is not a letter from A to L' },
  ])
  expect((await list()).total).toBe(0)
})

it('imports both files, the second time as updates', async () => {
  await take(INSPECTIONS)
  const report = await take(VIOLATIONS)
  expect(report).toMatchObject({ kind: 'violations', added: 2, refusedRows: 2 })
  expect(report.refused.map(({ line, column }) => [line, column])).toEqual([
    [4, 'standard'],
    [5, 'activity_nr'],
  ])
  expect(await take(VIOLATIONS)).toMatchObject({ added: 0, updated: 2 })
  const detail = CitedInspectionDetail.parse((await ask('GET', '/citations/101')).body)
  expect(detail).toMatchObject({
    establishment: 'Acme, Roofing',
    serious: 1,
    repeat: 1,
    currentPenaltyCents: 1_700_050,
  })
  expect(detail.violationList[0]).toMatchObject({ standard: '1926.501(b)(13)', moduleCodes: ['IC0112'] })
})

it.each([
  ['?standard=1926.501', ['101']],
  ['?standard=19260501%20B13', ['101']],
  ['?standard=1926.501&type=R', []],
  ['?state=FL&year=2024', ['104']],
  ['?status=open', ['101']],
  ['?q=acme', ['101']],
  ['?sort=opened', ['104', '101']],
])('finds by %s', async (query, numbers) => {
  expect((await list(query)).items.map(({ activityNr }) => activityNr)).toEqual(numbers)
})

it('counts sections, takes back what the file marks as deleted, and refuses other files', async () => {
  const stats = CitationStats.parse((await ask('GET', '/citations/stats?state=TX')).body)
  expect(stats.sections.map(({ section, violations }) => [section, violations])).toEqual([
    ['1926.1053', 1],
    ['1926.501', 1],
  ])
  const withdrawn = VIOLATIONS.split('\n')[0] + '\n101,01002,X,19261053 B01,R,2025-04-20,0,0\n'
  expect(await take(withdrawn)).toMatchObject({ removed: 1 })
  expect((await ask('POST', '/citations/imports', { csv: 'a,b\n1,2', isDryRun: true })).status).toBe(422)
})

it('separates tenants, and deletes sample records on request', async () => {
  await seedDemoCitations(test.services)
  expect((await list('', 'trinova.localhost')).demoRecords).toBe(14)
  expect((await list('?q=acme', 'trinova.localhost')).total).toBe(0)
  expect((await ask('GET', '/citations/101', undefined, 'trinova.localhost')).status).toBe(404)
  expect((await ask('DELETE', '/citations/demo', undefined, 'trinova.localhost')).status).toBe(204)
  expect((await list('', 'trinova.localhost')).total).toBe(0)
  expect((await list()).total).toBe(2)
})
