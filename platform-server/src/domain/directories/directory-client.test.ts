import { createServer, type AddressInfo } from 'node:net'
import { SLAPD_BASE, SLAPD_PERSON, SLAPD_SERVICE, startSlapd, type Slapd } from '../../testing/slapd.ts'
import { queryDirectory } from './directory-client.ts'
import type { DirectoryAccess } from './directory-query.ts'

let slapd: Slapd
beforeAll(async () => void (slapd = await startSlapd()), 30_000)
afterAll(() => slapd.stop())

const plain = (changes: Partial<DirectoryAccess> = {}): DirectoryAccess => ({
  host: 'localhost',
  port: slapd.port,
  tls: 'plain',
  caPem: null,
  ...SLAPD_SERVICE,
  baseDn: SLAPD_BASE,
  userFilter: '(&(objectClass=person)(uid={account}))',
  privateNetworks: ['127.0.0.0/8', '::1/128'],
  ...changes,
})

const startTls = (changes: Partial<DirectoryAccess> = {}) =>
  plain({ tls: 'starttls', caPem: slapd.caPem, ...changes })

const ldaps = (changes: Partial<DirectoryAccess> = {}) =>
  plain({ tls: 'ldaps', port: slapd.ldapsPort, caPem: slapd.caPem, ...changes })

describe.each([
  ['plain', plain],
  ['StartTLS', startTls],
  ['LDAPS', ldaps],
])('over %s', (_, access) => {
  it('finds the person and checks the password', async () => {
    const answer = await queryDirectory(access(), SLAPD_PERSON)
    expect(answer).toEqual({
      outcome: 'ok',
      person: {
        dn: `uid=jane,${SLAPD_BASE}`,
        directoryId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'jane@acme.test',
        firstName: 'Jane',
        lastName: 'Doe',
      },
    })
  })

  it('distinguishes the three refusals', async () => {
    const outcomes = await Promise.all([
      queryDirectory(access({ bindPassword: 'wrong' }), SLAPD_PERSON),
      queryDirectory(access(), { ...SLAPD_PERSON, username: 'nobody@acme.test' }),
      queryDirectory(access(), { ...SLAPD_PERSON, password: 'wrong' }),
    ])
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'service-refused',
      'person-missing',
      'person-refused',
    ])
  })
})

it('preserves letters outside ASCII', async () => {
  const { person } = await queryDirectory(plain(), { username: 'zoe', password: 'zoe-secret' })
  expect(person).toMatchObject({ firstName: 'Zoë', lastName: 'Ünal' })
})

test.each([
  ['an empty password', {}, { ...SLAPD_PERSON, password: '' }, 'person-refused'],
  ['an empty service password', { bindPassword: '' }, SLAPD_PERSON, 'service-refused'],
  ['a search base that is not there', { baseDn: 'ou=staff,dc=acme,dc=test' }, SLAPD_PERSON, 'base-missing'],
  ['a search base that is no name', { baseDn: 'people' }, SLAPD_PERSON, 'base-missing'],
  [
    'a filter that two people fit',
    { userFilter: '(|(uid={account})(title=Foreman))' },
    SLAPD_PERSON,
    'person-ambiguous',
  ],
  ['a name that is filter syntax', {}, { username: '*', password: 'jane-secret' }, 'person-missing'],
])('refuses %s', async (_, changes, question, outcome) => {
  expect((await queryDirectory(plain(changes), question)).outcome).toBe(outcome)
})

it('tests only service account and base without a user name', async () => {
  await expect(queryDirectory(plain(), {})).resolves.toEqual({ outcome: 'ok', person: null })
  const elsewhere = plain({ baseDn: 'ou=staff,dc=acme,dc=test' })
  await expect(queryDirectory(elsewhere, {})).resolves.toMatchObject({ outcome: 'base-missing' })
})

test.each([
  ['StartTLS, unknown authority', () => startTls({ caPem: null })],
  ['LDAPS, unknown authority', () => ldaps({ caPem: null })],
  ['StartTLS, name not in the certificate', () => startTls({ host: '127.0.0.1' })],
  ['LDAPS, name not in the certificate', () => ldaps({ host: '127.0.0.1' })],
])('does not trust a server: %s', async (_, access) => {
  expect((await queryDirectory(access(), SLAPD_PERSON)).outcome).toBe('untrusted')
})

it('cannot use LDAPS on a plain port', async () => {
  expect((await queryDirectory(ldaps({ port: slapd.port }), SLAPD_PERSON)).outcome).toBe('unreachable')
})

it('says that nothing answers at a closed port', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  expect((await queryDirectory(plain({ port, host: '127.0.0.1' }), SLAPD_PERSON)).outcome).toBe('unreachable')
})

it('does not connect a second time when the directory hangs up', async () => {
  let connections = 0
  const unresponsive = createServer((socket) => {
    connections += 1
    socket.once('data', () => socket.destroy())
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => unresponsive.once('listening', resolve))
  const { port } = unresponsive.address() as AddressInfo
  const answer = await queryDirectory(plain({ port, host: '127.0.0.1' }), SLAPD_PERSON)
  expect(answer.outcome).toBe('unreachable')
  expect(connections).toBe(1)
  await new Promise((resolve) => unresponsive.close(resolve))
})
