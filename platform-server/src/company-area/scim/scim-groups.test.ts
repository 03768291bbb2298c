import { CompanyPersonPage, CompanyRuleList } from '@platform/shared-contracts/http'
import { ask } from '../../testing/people.ts'
import { openScim, signedIn } from './testing/open-scim.ts'
import { ENTERPRISE, entraPatch, oktaUser } from './testing/recorded-requests.ts'

let given: Awaited<ReturnType<typeof openScim>>
let kim: string
let lee: string
beforeAll(async () => {
  given = await openScim()
  kim = await addUser('kim', 'Roofing')
  lee = await addUser('lee')
})
afterAll(() => given.test.close())

async function addUser(name: string, department?: string): Promise<string> {
  const user = oktaUser({ userName: `${name}@okta.local`, emails: [], externalId: name })
  const answer = await given.okta('/Users', { body: { ...user, [ENTERPRISE]: { department } } })
  return answer.json().id
}

const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const create = (displayName: string, members: string[] = []) =>
  given.okta('/Groups', {
    body: { schemas: [GROUP], displayName, members: members.map((value) => ({ value, display: 'someone' })) },
  })
const patch = (id: string, ...operations: object[]) =>
  given.okta(`/Groups/${id}`, { method: 'PATCH', body: entraPatch(...operations) })
const named = async (name: string) =>
  (await given.okta(`/Groups?filter=${encodeURIComponent(`displayName eq "${name}"`)}`)).json().Resources[0]
const membersOf = async (name: string) =>
  ((await named(name)).members as { value: string }[]).map(({ value }) => value)
const departmentOf = async (email: string) => {
  const answer = await ask(given.test, `/company/people?q=${email}`, { headers: signedIn(given.helen) })
  return CompanyPersonPage.parse(answer.json()).items[0]?.department
}

it('has a group for a department that people have already', async () => {
  expect(await membersOf('roofing')).toEqual([kim])
  const user = (await given.okta(`/Users/${kim}`)).json()
  expect(user.groups).toMatchObject([{ display: 'Roofing' }])
  expect((await create('ROOFING')).json()).toMatchObject({ status: '409', scimType: 'uniqueness' })
})

it('creates an empty group, and adds and removes people as Okta and Entra ID do', async () => {
  const made = await create('Yard')
  expect([made.statusCode, made.json().members]).toEqual([201, []])
  const { id } = made.json()
  const added = await patch(id, { op: 'Add', path: 'members', value: [{ value: lee }, { value: kim }] })
  expect(added.statusCode).toBe(204)
  expect(await membersOf('Yard')).toEqual([kim, lee])
  expect(await membersOf('Roofing')).toEqual([])
  await patch(id, { op: 'remove', path: `members[value eq "${kim}"]` })
  expect(await membersOf('Yard')).toEqual([lee])
  await patch(id, { op: 'Remove', path: 'members', value: [{ value: lee }] })
  expect(await membersOf('Yard')).toEqual([])
  await patch(id, { op: 'replace', path: 'members', value: [{ value: kim }] })
  expect(await membersOf('Yard')).toEqual([kim])
  expect(await departmentOf('kim@okta.local')).toBe('Yard')
})

it('renames a department for its people and for the rules of the company', async () => {
  const headers = signedIn(given.helen)
  const rule = { jobRole: '', site: '', department: 'Yard', dueInDays: 30 }
  const modules = [{ module: 'IC0110', months: 12, basis: 'regulatory' }]
  const saved = await ask(given.test, '/company/rules', { body: { ...rule, modules }, headers })
  expect(saved.statusCode).toBe(201)
  const { id } = await named('Yard')
  await patch(id, { op: 'replace', value: { id, displayName: 'Dock yard' } })
  expect(await departmentOf('kim@okta.local')).toBe('Dock yard')
  const rules = CompanyRuleList.parse((await ask(given.test, '/company/rules', { headers })).json())
  expect(rules.rules.map(({ department }) => department)).toEqual(['Dock yard'])
  const taken = await patch(id, { op: 'replace', path: 'displayName', value: 'Roofing' })
  expect(taken.json()).toMatchObject({ scimType: 'uniqueness' })
})

it('leaves members out where they are excluded', async () => {
  const [group] = (await given.okta('/Groups?excludedAttributes=members')).json().Resources
  expect(group.displayName).toBeDefined()
  expect(group.members).toBeUndefined()
  expect((await given.okta(`/Groups/${group.id}?excludedAttributes=members`)).json().members).toBeUndefined()
  expect((await given.okta(`/Groups/${group.id}`)).json().members).toBeDefined()
})

it('replaces a group, and deletes one without its people', async () => {
  const { id } = await named('Dock yard')
  const body = { schemas: [GROUP], displayName: 'Dock', members: [{ value: lee }] }
  const answer = await given.okta(`/Groups/${id}`, { method: 'PUT', body })
  expect(answer.json()).toMatchObject({ displayName: 'Dock', members: [{ value: lee }] })
  expect(await departmentOf('kim@okta.local')).toBe('')
  expect((await given.okta(`/Groups/${id}`, { method: 'DELETE' })).statusCode).toBe(204)
  expect((await given.okta(`/Groups/${id}`)).statusCode).toBe(404)
  expect((await given.okta(`/Users/${lee}`)).json()).toMatchObject({ active: true, groups: [] })
})

it('adds no one of another company, and shows that company nothing', async () => {
  const { id } = (await create('Cranes', [kim])).json()
  const theirs = await given.entra('/Groups', { body: { displayName: 'Cranes', members: [{ value: kim }] } })
  expect(theirs.json()).toMatchObject({ status: '400', scimType: 'invalidValue' })
  const answers = [
    await given.entra(`/Groups/${id}`),
    await given.entra(`/Groups/${id}`, { method: 'PUT', body: { displayName: 'Mine' } }),
    await given.entra(`/Groups/${id}`, {
      method: 'PATCH',
      body: entraPatch({ op: 'replace', path: 'displayName', value: 'Mine' }),
    }),
    await given.entra(`/Groups/${id}`, { method: 'DELETE' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  expect((await given.entra('/Groups')).json().totalResults).toBe(0)
  expect(await membersOf('Cranes')).toEqual([kim])
})
