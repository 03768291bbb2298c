import { eq } from 'drizzle-orm'
import { CompanyPersonRecord, TrainingMatrix } from '@platform/shared-contracts/http'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { ask } from '../../testing/people.ts'
import { openScim, signedIn } from './testing/open-scim.ts'
import { ENTERPRISE, entraPatch, entraUser, oktaPatch, oktaUser } from './testing/recorded-requests.ts'

let given: Awaited<ReturnType<typeof openScim>>
beforeAll(async () => {
  given = await openScim()
})
afterAll(() => given.test.close())

const query = (filter: string) => `/Users?filter=${encodeURIComponent(filter)}`
const idOf = (answer: { json: () => { id: string } }) => answer.json().id
const recordOf = async (id: string, manager = given.helen) =>
  CompanyPersonRecord.parse(
    (await ask(given.test, `/company/people/${id}`, { headers: signedIn(manager) })).json(),
  )
const matrixOf = async (q: string) =>
  TrainingMatrix.parse(
    (await ask(given.test, `/company/training?q=${q}`, { headers: signedIn(given.helen) })).json(),
  )
const mailsTo = (address: string) => given.test.mails.filter(({ to }) => to === address)

describe('Okta', () => {
  it('finds no one, then adds a person, who is invited as a manager invites', async () => {
    const none = await given.okta(query('userName eq "test.user@okta.local"'))
    expect(none.headers['content-type']).toContain('application/scim+json')
    expect(none.json()).toMatchObject({ totalResults: 0, startIndex: 1, Resources: [] })
    const made = await given.okta('/Users', { body: oktaUser() })
    expect(made.statusCode).toBe(201)
    expect(made.headers['location']).toBe(made.json().meta.location)
    expect(made.json()).toMatchObject({
      userName: 'test.user@okta.local',
      externalId: '00ujl29u0le5T6Aj10h7',
      title: 'Roofer',
      active: true,
    })
    expect(await recordOf(idOf(made))).toMatchObject({
      state: 'invited',
      learnerId: null,
      jobRole: 'Roofer',
      history: [{ actor: 'SCIM: Okta' }],
    })
    expect(mailsTo('test.user@okta.local').map(({ subject }) => subject)).toEqual([
      'Acme invites you to its safety training',
    ])
    expect((await given.okta(query('userName eq "TEST.user@okta.local"'))).json().totalResults).toBe(1)
    expect((await given.okta(query('externalId eq "00ujl29u0le5T6Aj10h7"'))).json().totalResults).toBe(1)
  })

  it('refuses the same person twice', async () => {
    const again = await given.okta('/Users', { body: oktaUser({ userName: 'Test.User@okta.local' }) })
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '409',
      scimType: 'uniqueness',
    })
  })

  it('does not take over an account: whoever has one is in the matrix only after they accept', async () => {
    const made = await given.okta('/Users', {
      body: oktaUser({ userName: given.ana.email, emails: [], externalId: 'ana' }),
    })
    expect(await recordOf(idOf(made))).toMatchObject({ state: 'invited', learnerId: null })
    expect(await matrixOf('ana')).toMatchObject({ total: 0 })
    const path = `/company-invitations/${idOf(made)}`
    await ask(given.test, path, { body: { accepts: true }, headers: signedIn(given.ana) })
    expect(await matrixOf('ana')).toMatchObject({ total: 1 })
  })

  it('deactivates and reactivates, and the person leaves the matrix and returns to it', async () => {
    const { id } = (await given.okta(query('externalId eq "ana"'))).json().Resources[0]
    const off = await given.okta(`/Users/${id}`, { method: 'PATCH', body: oktaPatch({ active: false }) })
    expect(off.json()).toMatchObject({ id, active: false })
    expect(await matrixOf('ana')).toMatchObject({ total: 0 })
    const on = await given.okta(`/Users/${id}`, { method: 'PATCH', body: oktaPatch({ active: true }) })
    expect(on.json()).toMatchObject({ active: true })
    expect(await matrixOf('ana')).toMatchObject({ total: 1 })
  })

  it('replaces a profile, keeps what it does not mention, and records only what changed', async () => {
    const body = oktaUser({ userName: 'kim@okta.local', emails: [], externalId: 'kim' })
    const id = idOf(
      await given.okta('/Users', { body: { ...body, [ENTERPRISE]: { department: 'Roofing' } } }),
    )
    const renamed = { ...body, name: { givenName: 'Kim', familyName: 'Novak' }, title: null }
    const answer = await given.okta(`/Users/${id}`, { method: 'PUT', body: renamed })
    expect(answer.json()).toMatchObject({
      displayName: 'Kim Novak',
      [ENTERPRISE]: { department: 'Roofing' },
    })
    expect(answer.json().title).toBeUndefined()
    await given.okta(`/Users/${id}`, { method: 'PUT', body: renamed })
    const { history } = await recordOf(id)
    expect(history).toHaveLength(2)
    expect(history[0]?.actor).toBe('SCIM: Okta')
    expect(history[0]?.changes.map(({ field, after }) => [field, after]).sort()).toEqual([
      ['firstName', 'Kim'],
      ['jobRole', null],
      ['lastName', 'Novak'],
    ])
  })

  it('deletes: the person is deactivated with their record, and comes back with a new assignment', async () => {
    const body = oktaUser({ userName: 'lee@okta.local', emails: [], externalId: 'lee' })
    const id = idOf(await given.okta('/Users', { body }))
    expect((await given.okta(`/Users/${id}`, { method: 'DELETE' })).statusCode).toBe(204)
    expect((await given.okta(`/Users/${id}`)).json()).toMatchObject({ status: '404' })
    expect((await given.okta(query('userName eq "lee@okta.local"'))).json().totalResults).toBe(0)
    expect(await recordOf(id)).toMatchObject({ state: 'deactivated' })
    const again = await given.okta('/Users', { body })
    expect([again.statusCode, idOf(again)]).toEqual([201, id])
    expect(await recordOf(id)).toMatchObject({ state: 'invited' })
  })

  it('adds someone inactive without a mail, who is invited once they are active', async () => {
    const body = oktaUser({ userName: 'new@okta.local', emails: [], externalId: 'new', active: false })
    const id = idOf(await given.okta('/Users', { body }))
    expect(await recordOf(id)).toMatchObject({ state: 'deactivated' })
    expect(mailsTo('new@okta.local')).toHaveLength(0)
    await given.okta(`/Users/${id}`, { method: 'PUT', body: { ...body, active: true } })
    await given.test.services.jobs.drain()
    expect(mailsTo('new@okta.local')).toHaveLength(1)
  })
})

describe('Microsoft Entra ID', () => {
  let id: string

  it('adds a person with site, department and language of the invitation', async () => {
    const made = await given.entra('/Users', { body: entraUser() })
    id = idOf(made)
    expect(made.json()).toMatchObject({
      userName: 'Test_User_3a9c4f8e@testuser.com',
      emails: [{ value: 'test_user_fd0ea19b@testuser.com', type: 'work', primary: true }],
      addresses: [{ formatted: 'Pier 4 Houston' }],
      [ENTERPRISE]: { department: 'Maintenance' },
      preferredLanguage: 'es',
    })
    expect(await recordOf(id, given.ruth)).toMatchObject({ site: 'Pier 4 Houston', jobRole: 'Electrician' })
    expect(mailsTo('test_user_fd0ea19b@testuser.com')[0]?.subject).toContain('invita')
  })

  it('changes attributes by path, with its own capital letters', async () => {
    const operations = entraPatch(
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'Lennay@testuser.com' },
      { op: 'Replace', path: 'name.familyName', value: 'Ruiz' },
      { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Yard' },
      { op: 'Remove', path: 'title' },
      { op: 'Replace', path: 'addresses[type eq "work"].formatted', value: 'Dock 2' },
    )
    const answer = await given.entra(`/Users/${id}`, { method: 'PATCH', body: operations })
    expect(answer.json()).toMatchObject({
      emails: [{ value: 'lennay@testuser.com' }],
      name: { givenName: 'Lennay', familyName: 'Ruiz' },
      addresses: [{ formatted: 'Dock 2' }],
      [ENTERPRISE]: { department: 'Yard' },
    })
    expect(answer.json().title).toBeUndefined()
    await given.test.services.jobs.drain()
    expect(mailsTo('lennay@testuser.com')).toHaveLength(1)
  })

  it('changes several attributes without a path', async () => {
    const value = { title: 'Foreman', 'name.givenName': 'Lena', [`${ENTERPRISE}:department`]: 'Docks' }
    const body = entraPatch({ op: 'Add', value: { ...value, [ENTERPRISE]: { employeeNumber: '12' } } })
    const answer = await given.entra(`/Users/${id}`, { method: 'PATCH', body })
    expect(answer.json()).toMatchObject({
      title: 'Foreman',
      name: { givenName: 'Lena' },
      [ENTERPRISE]: { department: 'Docks' },
    })
  })

  it('deactivates with a word, as older applications get it', async () => {
    const body = entraPatch({ op: 'Replace', path: 'active', value: 'False' })
    expect((await given.entra(`/Users/${id}`, { method: 'PATCH', body })).json().active).toBe(false)
    const back = entraPatch({ op: 'Replace', path: 'active', value: 'True' })
    expect((await given.entra(`/Users/${id}`, { method: 'PATCH', body: back })).json().active).toBe(true)
  })

  it('sets the manager by a bare id, leaves a circle out, and removes it', async () => {
    const boss = idOf(
      await given.entra('/Users', {
        body: entraUser({ userName: 'boss@x.test', emails: [], externalId: 'b' }),
      }),
    )
    const path = `${ENTERPRISE}:manager`
    const set = (who: string, value: string) =>
      given.entra(`/Users/${who}`, { method: 'PATCH', body: entraPatch({ op: 'Add', path, value }) })
    expect((await set(id, boss)).json()[ENTERPRISE].manager).toMatchObject({ value: boss })
    expect((await set(boss, id)).json()[ENTERPRISE].manager).toBeUndefined()
    const body = entraPatch({ op: 'Remove', path })
    const answer = await given.entra(`/Users/${id}`, { method: 'PATCH', body })
    expect(answer.json()[ENTERPRISE].manager).toBeUndefined()
  })

  it('refuses operations that reach what every object shares', async () => {
    for (const operation of [
      { op: 'Add', path: '__proto__.isPolluted', value: 'yes' },
      { op: 'Add', path: 'name.constructor.prototype.isPolluted', value: 'yes' },
      { op: 'Add', value: { 'constructor.prototype.isPolluted': 'yes' } },
      { op: 'Replace', path: 'name', value: { 'constructor.prototype.isPolluted': 'yes' } },
      { op: 'Replace', path: 'emails', value: { 'constructor.prototype.isPolluted': 'yes' } },
    ]) {
      const answer = await given.entra(`/Users/${id}`, { method: 'PATCH', body: entraPatch(operation) })
      expect(answer.json()).toMatchObject({ status: '400', scimType: 'invalidPath' })
    }
    expect(({} as Record<string, unknown>)['isPolluted']).toBeUndefined()
  })
})

it('refuses what it cannot read with the words of the RFC', async () => {
  const refusals = [
    await given.okta(query('userName co "a"')),
    await given.okta(query('(userName')),
    await given.okta('/Users', { body: oktaUser({ userName: 'no-address', emails: [] }) }),
    await given.okta('/Users', { body: oktaUser({ name: { givenName: 'www.evil.test', familyName: '' } }) }),
    await given.okta('/Users', { body: { name: {} } }),
  ]
  expect(refusals.map((answer) => [answer.statusCode, answer.json().scimType])).toEqual([
    [400, 'invalidFilter'],
    [400, 'invalidFilter'],
    [400, 'invalidValue'],
    [400, 'invalidValue'],
    [400, 'invalidValue'],
  ])
})

it('pages through everyone, and returns attributes that its schemas declare, and no others', async () => {
  const first = (await given.okta('/Users?startIndex=1&count=2')).json()
  const second = (await given.okta('/Users?startIndex=3&count=2')).json()
  expect(first).toMatchObject({ itemsPerPage: 2, startIndex: 1 })
  const ids = [...first.Resources, ...second.Resources].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(4)
  expect((await given.okta('/Users?count=0')).json()).toMatchObject({ Resources: [], itemsPerPage: 0 })
  const schemas = (await given.okta('/Schemas')).json().Resources as {
    id: string
    attributes: { name: string }[]
  }[]
  const declared = (schema: string) =>
    schemas.find(({ id }) => id === schema)?.attributes.map(({ name }) => name) ?? []
  const [user, common] = [
    first.Resources[0] as Record<string, object>,
    ['schemas', 'id', 'externalId', 'meta'],
  ]
  const core = Object.keys(user).filter((name) => !common.includes(name) && name !== ENTERPRISE)
  expect(declared('urn:ietf:params:scim:schemas:core:2.0:User')).toEqual(expect.arrayContaining(core))
  const entra = (await given.entra('/Users')).json().Resources[0] as Record<string, object>
  expect(declared(ENTERPRISE)).toEqual(expect.arrayContaining(Object.keys(entra[ENTERPRISE] ?? {})))
})

it('lists those whom a manager reactivated again', async () => {
  const body = oktaUser({ userName: 'back@okta.local', emails: [], externalId: 'back' })
  const id = idOf(await given.okta('/Users', { body }))
  await given.okta(`/Users/${id}`, { method: 'DELETE' })
  const path = `/company/people/${id}/reactivate`
  await ask(given.test, path, { method: 'POST', headers: signedIn(given.helen) })
  expect((await given.okta(`/Users/${id}`)).json()).toMatchObject({
    userName: 'back@okta.local',
    active: true,
  })
  const rows = await given.test.services.database.withTenant(1, (tx) =>
    tx
      .select()
      .from(companyPeople)
      .where(eq(companyPeople.id, Number(id))),
  )
  expect(rows[0]?.unlistedAt).toBeNull()
})
