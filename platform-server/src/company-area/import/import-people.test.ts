import { CompanyImportReport, CompanyPersonPage } from '@platform/shared-contracts/http'
import { companyManagers } from '../../lib/data/schema/company/company-people.ts'
import { companies } from '../../lib/data/schema/people.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let headers: Record<string, string>
const now = () => new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now } })
  const { id: userId, email } = await addPerson(test, { email: 'helen@acme.test' })
  headers = as({ userId, email })
  await test.services.database.withTenant(1, async (tx) => {
    const [company] = await tx.insert(companies).values({ tenantId: 1, name: 'Acme' }).returning()
    const grant = { isOwner: true, grantedBy: email, grantedAt: now() }
    await tx.insert(companyManagers).values({ userId, tenantId: 1, companyId: company?.id ?? 0, ...grant })
  })
})
afterAll(() => test.close())

const send = (csv: string, changes: object = {}) =>
  ask(test, '/company/people/import', { body: { csv, dryRun: false, ...changes }, headers })
const report = async (csv: string, changes: object = {}) =>
  CompanyImportReport.parse((await send(csv, changes)).json())
const people = async () =>
  CompanyPersonPage.parse((await ask(test, '/company/people?size=100', { headers })).json()).items

const FILE = [
  'Work Email,First Name,Last Name,Dept.,Job Title,Supervisor',
  'noor@acme.test,Noor,Rahman,Erection,Ironworker,luis@acme.test',
  'Luis@acme.test,Luis,Ortega,Erection,Foreman,',
  'not-an-address,Kim,Lee,,,',
  'noor@acme.test,Noor,Rahman,,,',
]

it('reports in a dry run what the import would do, and stores nothing', async () => {
  const before = test.mails.length
  const found = await report(FILE.join('\r\n'), { dryRun: true })
  expect(found).toMatchObject({ added: 2, changed: 0, unchanged: 0, faulty: 2 })
  expect(found.columns).toMatchObject({ email: 'Work Email', department: 'Dept.', jobRole: 'Job Title' })
  expect(found.faults.map(({ line, field, value }) => [line, field, value])).toEqual([
    [4, 'email', 'not-an-address'],
    [5, 'email', 'noor@acme.test'],
  ])
  expect(await people()).toEqual([])
  expect(test.mails).toHaveLength(before)
})

it('imports the good rows, invites each person once, and changes nothing the second time', async () => {
  const before = test.mails.length
  expect(await report(FILE.join('\n'))).toMatchObject({ added: 2, faulty: 2 })
  expect(
    test.mails
      .slice(before)
      .map(({ to }) => to)
      .sort(),
  ).toEqual(['luis@acme.test', 'noor@acme.test'])
  const noor = (await people()).find(({ email }) => email === 'noor@acme.test')
  expect(noor).toMatchObject({
    department: 'Erection',
    supervisor: { name: 'Luis Ortega' },
    state: 'invited',
  })
  expect(await report(FILE.join('\n'))).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(test.mails).toHaveLength(before + 2)
})

it('changes only the columns of the file, and removes no one', async () => {
  const found = await report('email,site\nnoor@acme.test,Pier 4')
  expect(found).toMatchObject({ added: 0, changed: 1, faulty: 0 })
  const rows = (await people()).map(({ email, site, department }) => [email, site, department])
  expect(rows.sort()).toEqual([
    ['luis@acme.test', '', 'Erection'],
    ['noor@acme.test', 'Pier 4', 'Erection'],
  ])
})

it('reads the columns that the manager chose', async () => {
  const csv = 'A,B,C\nmei@acme.test,Mei,Chen'
  expect((await send(csv)).json()).toMatchObject({ fields: { columns: expect.any(String) } })
  const columns = { email: 'A', firstName: 'B', lastName: 'C' }
  expect(await report(csv, { columns, dryRun: true })).toMatchObject({ added: 1, faulty: 0 })
})

it('says faults in the language of the page', async () => {
  const answer = await ask(test, '/company/people/import', {
    body: { csv: 'email,first name,last name\nnot-an-address,Kim,Lee', dryRun: true },
    headers: { ...headers, cookie: 'language=es' },
  })
  expect(CompanyImportReport.parse(answer.json()).faults[0]?.message).toMatch(/correo/)
})

it('refuses a file without rows, and one with too many', async () => {
  const many = ['email', ...Array.from({ length: 5001 }, (_, index) => `p${index}@acme.test`)].join('\n')
  const answers = [await send('email,first name\n'), await send(many)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422])
  expect(answers[1]?.json().fields.csv).toContain('5001')
})

it('adds people without email by their employee number, with an account and no email, and finds them again', async () => {
  const before = test.mails.length
  const csv = 'Employee number,First name,Last name,Supervisor\nE7,Rosa,Diaz,noor@acme.test\n,Tom,Lee,'
  const found = await report(csv)
  expect(found).toMatchObject({ added: 1, faulty: 1 })
  expect(found.faults[0]?.message).toBe('Enter an email address or an employee number.')
  const rosa = (await people()).find(({ firstName }) => firstName === 'Rosa')
  expect(rosa).toMatchObject({
    ...{ email: null, employeeNumber: 'E7', state: 'active', learnerId: expect.any(Number) },
    supervisor: { name: 'Noor Rahman' },
  })
  expect(await report('employee number,site\ne7,Pier 4')).toMatchObject({ added: 0, changed: 1, faulty: 0 })
  expect((await people()).find(({ id }) => id === rosa?.id)).toMatchObject({ site: 'Pier 4' })
  expect(test.mails).toHaveLength(before)
})

it('takes no key of an account without email for an address', async () => {
  const csv = 'email,first name,last name\nx@no-email.invalid,Kim,Lee'
  expect(await report(csv, { dryRun: true })).toMatchObject({ added: 0, faulty: 1 })
})
