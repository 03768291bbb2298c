import { randomUUID } from 'node:crypto'
import { StatementDetail, StatementPage, type XapiStatement } from '@platform/shared-contracts/http'
import { createStatementStore } from '../../domain/xapi/statement-store.ts'
import { VERB, type VerbName } from '../../domain/xapi/vocabulary.rule.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

const admin = as({ role: 'admin', email: 'admin@oncall.test' })
let at = new Date('2026-11-20T23:59:00Z')
let test: TestApp

async function store(
  tenantId: number,
  userId: number,
  verb: VerbName,
  object = 'https://courses.test/rigging',
) {
  const statement: XapiStatement = {
    id: randomUUID(),
    actor: { account: { homePage: 'https://oncall.test', name: String(userId) } },
    verb: { id: VERB[verb] },
    object: { id: object },
    result: { score: { scaled: 0.9 } },
  }
  const one = { tenantId, userId, registrationId: null, source: 'content' as const, statement }
  await test.services.database.withTenant(tenantId, (tx) =>
    createStatementStore({ ...test.services, now: () => at })(tx, [one]),
  )
}

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
  const ana = await addPerson(test, { email: 'ana@oncall.test' })
  const ben = await addPerson(test, { email: 'ben@oncall.test', firstName: '=Ben', lastName: 'Ito' })
  const eve = await addPerson(test, { email: 'eve@trinova.test', tenantId: 2 })
  await store(1, ana.id, 'initialized')
  await store(2, eve.id, 'passed')
  at = new Date('2026-11-21T08:00:00Z')
  await store(1, ana.id, 'passed', 'https://courses.test/100%25')
  await store(1, ben.id, 'failed')
})
afterAll(() => test.close())

async function list(query = '', headers: Record<string, string> = admin) {
  return StatementPage.parse((await ask(test, `/admin/statements?${query}`, { headers })).json())
}
const answerOf = async (query: string) =>
  (await list(query)).items.map(({ person, verb }) => `${person.email.split('@')[0]} ${verb}`)

it.each([
  ['', ['ben failed', 'ana passed', 'ana initialized']],
  ['q=ana', ['ana passed', 'ana initialized']],
  ['q=reyes&verb=passed', ['ana passed']],
  ['verb=pass', []],
  ['activity=rigging', ['ben failed', 'ana initialized']],
  ['activity=100%25', ['ana passed']],
  ['to=2026-11-20', ['ana initialized']],
  ['from=2026-11-21&to=2026-11-21', ['ben failed', 'ana passed']],
  ['size=1&page=2', ['ana passed']],
])('answers "%s" with %j, newest first', async (query, expected) => {
  expect(await answerOf(query)).toEqual(expected)
})

it('gives the whole statement, of this tenant only', async () => {
  const [first] = (await list()).items
  const read = (position: number) => ask(test, `/admin/statements/${position}`, { headers: admin })
  const detail = StatementDetail.parse((await read(first?.position ?? 0)).json())
  expect(detail.statement).toMatchObject({ verb: { id: VERB.failed }, result: { score: { scaled: 0.9 } } })
  const positions = (await list()).items.map(({ position }) => position)
  const other = [1, 2, 3, 4].find((position) => !positions.includes(position)) ?? 0
  expect(other).toBeGreaterThan(0)
  expect((await read(other)).statusCode).toBe(404)
  expect((await list('')).total).toBe(3)
})

it('is a file that a spreadsheet reads as text, and is for staff', async () => {
  const file = await ask(test, '/admin/statements.csv?verb=failed', { headers: admin })
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.body).toContain("'=Ben Ito,ben@oncall.test,failed,https://courses.test/rigging,content")
  expect(file.body).not.toContain('ana@')
  for (const path of ['/admin/statements', '/admin/statements.csv', '/admin/statements/1']) {
    expect((await ask(test, path)).statusCode).toBe(401)
    expect((await ask(test, path, { headers: as({ isSubscribed: true }) })).statusCode).toBe(403)
  }
})
