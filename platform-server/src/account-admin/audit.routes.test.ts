import { AuditPage } from '@platform/shared-contracts/http'
import { recordAudit } from '../lib/data/audit.ts'
import { auditEntries } from '../lib/data/schema/audit.ts'
import type { Person } from '../domain/accounts/people.ts'
import { addPerson, ask, logIn, PASSWORD } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const NEW_PASSWORD = 'copper lantern 48 over rivers'
let test: TestApp
let ana: Person
let token: string
let outsiderToken: string
let operatorToken: string

beforeAll(async () => {
  test = await openTestApp()
  await addPerson(test, { email: 'super@oncall.test', role: 'super_admin' })
  await addPerson(test, { email: 'super@trinova.test', role: 'super_admin', tenantId: 2 })
  await addPerson(test, { email: 'operator@oncall.test', isOperator: true })
  ana = await addPerson(test, { email: 'ana@oncall.test' })
  token = (await logIn(test, 'super@oncall.test')).accessToken
  outsiderToken = (await logIn(test, 'super@trinova.test', 'trinova.localhost')).accessToken
  operatorToken = (await logIn(test, 'operator@oncall.test')).accessToken
})
afterAll(() => test.close())

async function entries(
  query = '',
  given: Parameters<typeof ask>[2] = { token },
): Promise<AuditPage['items']> {
  const answer = await ask(test, `/admin/audit?size=100${query}`, given)
  expect(answer.statusCode).toBe(200)
  return AuditPage.parse(answer.json()).items
}
const platformEntries = async (query: string) => {
  const answer = await ask(test, `/operators/audit?size=100${query}`, { token: operatorToken })
  return AuditPage.parse(answer.json()).items
}
const sentences = (items: AuditPage['items']) => items.map(({ sentence }) => sentence)

it('says who signed in and who was refused, with the address and without what was typed', async () => {
  const wrong = { email: 'ana@oncall.test', password: 'my-secret-typo' }
  await ask(test, '/auth/login', { body: wrong, address: '198.51.100.7' })
  await ask(test, '/auth/login', { body: { ...wrong, email: 'my-secret-typo@x.test' } })
  const found = await entries('&group=sign-in')
  expect(sentences(found)).toEqual(
    expect.arrayContaining([
      'Tried to sign in with an email address that has no account here.',
      'Tried to sign in as Ana Reyes: wrong password.',
      expect.stringMatching(/^Signed in with /),
    ]),
  )
  const refused = found.find(({ action }) => action === 'session.login-failed')
  expect(refused).toMatchObject({ address: '198.51.100.7', actor: 'unknown', group: 'sign-in' })
  expect(JSON.stringify(await entries())).not.toContain('my-secret-typo')
})

it('records each file that a signed-in user downloads, and nothing that was refused', async () => {
  const { accessToken } = await logIn(test, 'ana@oncall.test')
  expect((await ask(test, '/admin/training.csv', { token: accessToken })).statusCode).toBe(403)
  for (const file of ['/admin/training.csv', '/professionals.csv', '/admin/subscriptions.csv'])
    expect((await ask(test, file, { token, address: '198.51.100.8' })).statusCode).toBe(200)
  expect((await ask(test, '/account/export', { token: accessToken })).statusCode).toBe(200)
  const found = await entries('&group=export')
  expect(sentences(found)).toEqual([
    expect.stringMatching(/^Downloaded my-data-.*\.json: all stored data about their own account\.$/),
    'Downloaded subscribers.csv: the list of subscribers.',
    'Downloaded professionals.csv: the list of professionals.',
    'Downloaded training.csv: the training records of every learner.',
  ])
  expect(found[0]?.actor).toBe('ana@oncall.test')
  expect(found[3]).toMatchObject({ actor: 'super@oncall.test', address: '198.51.100.8' })
})

it('sends no file that cannot be recorded', async () => {
  const { database } = test.services
  const { withTenant } = database
  // The session is read first, then the rows; the third transaction is the entry.
  let transactions = 0
  database.withTenant = (tenantId, work) => {
    transactions += 1
    return transactions === 3 ? Promise.reject(new Error('no more space')) : withTenant(tenantId, work)
  }
  const answer = await ask(test, '/professionals.csv', { token })
  database.withTenant = withTenant
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([500, undefined])
  expect(answer.json()).toHaveProperty('message')
})

it('records a changed and a reset password', async () => {
  const { accessToken } = await logIn(test, 'ana@oncall.test')
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  expect((await ask(test, '/account/password', { body: change, token: accessToken })).statusCode).toBe(204)
  await ask(test, '/auth/forgot-password', { body: { email: 'ana@oncall.test' } })
  const mailed = /token=([\w.-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? ''
  const reset = await ask(test, '/auth/reset-password', {
    body: { token: mailed, password: `${NEW_PASSWORD} again` },
  })
  expect([reset.statusCode, reset.body]).toEqual([204, ''])
  const found = await entries(`&person=${ana.id}&group=account`)
  expect(sentences(found)).toEqual([
    'Set a new password with the link from an email.',
    'Changed their own password.',
  ])
  expect(found[0]).toMatchObject({ actor: 'ana@oncall.test', before: null, after: null })
  const everything = JSON.stringify(await platformEntries(''))
  for (const secret of [NEW_PASSWORD, PASSWORD, mailed]) expect(everything).not.toContain(secret)
})

it('narrows by person, kind, day and text, page by page', async () => {
  await test.services.database.withPlatform((tx) =>
    tx.insert(auditEntries).values({
      ...{ tenantId: 1, actor: 'super@oncall.test', action: 'company.create', subject: 'company/9' },
      ...{ after: { name: 'Harbor Steel' }, at: new Date('2026-03-05T23:59:00Z') },
    }),
  )
  const harbor = 'Added the company Harbor Steel.'
  expect(sentences(await entries('&from=2026-03-05&to=2026-03-05'))).toEqual([harbor])
  expect(await entries('&from=2026-03-01&to=2026-03-04')).toEqual([])
  expect(await entries('&from=2026-03-05T00:00:00Z&to=2026-03-05T23:59:00Z')).toEqual([])
  expect(sentences(await entries('&q=harbor+st'))).toEqual([harbor])
  expect(sentences(await entries('&group=tenant'))).toEqual([harbor])
  const ofAna = await entries(`&person=${ana.id}`)
  expect(ofAna.every(({ actor, subject }) => actor === ana.email || subject === `user/${ana.id}`)).toBe(true)
  const second = await ask(test, '/admin/audit?size=1&page=2', { token })
  expect(AuditPage.parse(second.json()).items[0]?.id).toBe((await entries())[1]?.id)
  expect((await ask(test, '/admin/audit?from=yesterday', { token })).statusCode).toBe(400)
})

it('shows a tenant its own entries only, and operators all of them', async () => {
  await test.services.database.withPlatform((tx) =>
    recordAudit(tx, {
      ...{ tenantId: null, actor: 'team learner', action: 'token.use', subject: 'deploy-token/1' },
      after: { name: 'ci' },
    }),
  )
  const outsider = { token: outsiderToken, host: 'trinova.localhost' }
  const theirs = await entries('', outsider)
  expect(new Set(theirs.map(({ actor }) => actor))).toEqual(new Set(['super@trinova.test']))
  expect(await entries(`&person=${ana.id}`, outsider)).toEqual([])
  expect(sentences(await entries('&group=token'))).toEqual([])
  const platform = await platformEntries('&tenant=platform')
  expect(platform).toMatchObject([{ sentence: 'Used the deploy token "ci".', tenant: null }])
  expect(new Set((await platformEntries('')).map(({ tenant }) => tenant))).toEqual(
    new Set([null, 'oncall', 'trinova']),
  )
  expect((await platformEntries('&tenant=2')).map(({ tenant }) => tenant)).toEqual(['trinova'])
  expect((await ask(test, '/operators/audit', { token })).statusCode).toBe(403)
  expect((await ask(test, '/operators/audit.csv', { token })).statusCode).toBe(403)
})

it('returns the same as a file, and records an entry for the download', async () => {
  const csv = await ask(test, '/admin/audit.csv?q=harbor', { token })
  expect(csv.headers['content-disposition']).toBe('attachment; filename="audit.csv"')
  const [head, ...lines] = csv.body.trim().split('\r\n')
  expect(head).toContain('Time (UTC),Actor,Event')
  expect(lines).toEqual([expect.stringContaining('super@oncall.test,Added the company Harbor Steel.,tenant')])
  expect((await ask(test, '/operators/audit.csv', { token: operatorToken })).body).toContain(',trinova\r\n')
  expect(sentences(await entries('&q=audit.csv'))).toEqual([
    'Downloaded audit.csv: the audit trail of the site.',
  ])
  expect(sentences(await platformEntries('&tenant=platform&group=export'))).toEqual([
    'Downloaded platform-audit.csv: the audit trail of the platform.',
  ])
})

it('says in words whom too many guesses shut out, once each', async () => {
  const { email } = await addPerson(test, {
    email: 'guessed@oncall.test',
    firstName: 'Gia',
    lastName: 'Bell',
  })
  const { accessToken } = await logIn(test, email)
  const guess = (url: string, body: object) => ask(test, url, { body, token: accessToken })
  for (let count = 0; count < 12; count += 1) {
    await guess('/account/proof', { kind: 'secrets', password: 'guess' })
    await guess('/account/password', { currentPassword: 'guess', newPassword: NEW_PASSWORD })
    await ask(test, '/auth/login', { body: { email, password: 'guess' } })
  }
  const blocked = (await entries()).filter(({ action }) => action.endsWith('blocked'))
  expect(sentences(blocked).toSorted()).toEqual([
    'Could not change the password of Gia Bell: too many wrong passwords.',
    'Could not sign in as Gia Bell: too many attempts.',
    'Was locked out of the account of Gia Bell: too many wrong passwords, codes or passkeys.',
  ])
  expect(blocked.map(({ actor }) => actor).toSorted()).toEqual([email, email, 'unknown'])
})
