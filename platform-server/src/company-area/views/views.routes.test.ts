import { CompanyViewList, MAX_COMPANY_VIEWS, type CompanyViewRequest } from '@platform/shared-contracts/http'
import type { Person } from '../../domain/accounts/people.ts'
import { companyManagers } from '../../lib/data/schema/company/company-people.ts'
import { addCompanies } from '../../testing/company.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

const VIEWS = '/company/views'
const view: CompanyViewRequest['view'] = {
  ...{ q: '', module: 'IC0112', standing: 'overdue', site: 'Dock 2', department: '', jobRole: '' },
  sort: '-done',
}

let test: TestApp
let people: Awaited<ReturnType<typeof addCompanies>>
let colleague: Person

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
  people = await addCompanies(test)
  colleague = await addPerson(test, { email: 'paul@acme.test' })
  const grant = { isOwner: false, grantedBy: people.helen.email, grantedAt: new Date() }
  await test.services.database.withTenant(1, (tx) =>
    tx
      .insert(companyManagers)
      .values({ userId: colleague.id, tenantId: 1, companyId: people.acme, ...grant }),
  )
})
afterAll(() => test.close())

const signedIn = ({ id: userId, email }: Person) => ({ headers: as({ userId, email }) })
const save = (who: Person, name: string, body: object = { name, view }) =>
  ask(test, VIEWS, { ...signedIn(who), body })
const viewsOf = async (who: Person) => CompanyViewList.parse((await ask(test, VIEWS, signedIn(who))).json())
const remove = (who: Person, id: number) =>
  ask(test, `${VIEWS}/${id}`, { ...signedIn(who), method: 'DELETE' })

it('keeps views for the manager who saved them, and replaces one of the same name', async () => {
  const { helen, ruth, ana } = people
  expect((await save(helen, 'Overdue at Dock 2')).statusCode).toBe(201)
  expect((await save(helen, 'Harnesses')).statusCode).toBe(201)
  const changed = { ...view, site: '' }
  expect((await save(helen, '', { name: ' Overdue at Dock 2 ', view: changed })).statusCode).toBe(201)
  const views = await viewsOf(helen)
  expect(views.map(({ name, view: { site } }) => [name, site])).toEqual([
    ['Harnesses', 'Dock 2'],
    ['Overdue at Dock 2', ''],
  ])
  for (const other of [colleague, ruth]) {
    expect(await viewsOf(other)).toEqual([])
    expect((await remove(other, views[0]?.id ?? 0)).statusCode).toBe(404)
  }
  expect((await save(ana, 'Mine')).statusCode).toBe(403)
  expect((await remove(helen, views[0]?.id ?? 0)).statusCode).toBe(204)
  expect((await viewsOf(helen)).map(({ name }) => name)).toEqual(['Overdue at Dock 2'])
})

it('refuses a view without a name, one of filters that do not exist, and too many', async () => {
  const { ruth } = people
  expect((await save(ruth, '')).json()).toMatchObject({ fields: { name: 'Enter a name.' } })
  expect((await save(ruth, '', { name: 'Odd', view: { ...view, sort: 'shoe size' } })).statusCode).toBe(422)
  for (let at = 0; at < MAX_COMPANY_VIEWS; at += 1) await save(ruth, `View ${at}`)
  const refused = await save(ruth, 'One more')
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ message: expect.stringContaining('30') })
  expect((await save(ruth, 'View 3')).statusCode).toBe(201)
})
