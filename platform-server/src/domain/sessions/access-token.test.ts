import { randomBytes } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import { createAccessTokens } from './access-token.ts'

const first = { id: 'k1', key: randomBytes(32) }
const second = { id: 'k2', key: randomBytes(32) }
const { key } = first
const tokens = createAccessTokens({ active: first, all: [first] })
const claims = { userId: 7, sessionId: 's-1', tenantId: 2 }

afterEach(() => jest.restoreAllMocks())

test('reads back who it was given to', () => {
  expect(tokens.read(tokens.issue(claims))).toEqual(claims)
})

test('lives 15 minutes', () => {
  const issuedAt = Date.now()
  const token = tokens.issue(claims)
  const clock = jest.spyOn(Date, 'now')
  clock.mockReturnValue(issuedAt + 14 * 60_000)
  expect(tokens.read(token)).toEqual(claims)
  clock.mockReturnValue(issuedAt + 15 * 60_000 + 1000)
  expect(tokens.read(token)).toBeNull()
})

test.each([
  ['another key', createAccessTokens({ active: { ...first, key: second.key }, all: [] }).issue(claims)],
  ['no signature', `${tokens.issue(claims).split('.').slice(0, 2).join('.')}.`],
  [
    'another issuer',
    createSigner({ key, kid: 'k1', iss: 'elsewhere', expiresIn: 60_000 })({ sub: 'u', sid: 's', tid: 1 }),
  ],
  ['no end', createSigner({ key, kid: 'k1', iss: 'platform-server' })({ sub: 'u', sid: 's', tid: 1 })],
  [
    'no key id',
    createSigner({ key, iss: 'platform-server', expiresIn: 60_000 })({ sub: 'u', sid: 's', tid: 1 }),
  ],
  ['no token at all', 'Bearer'],
])('refuses %s', (_, token) => {
  expect(tokens.read(token)).toBeNull()
})

test('reads a token of an older key while that key is in the ring, and signs with the active one', () => {
  const rotated = createAccessTokens({ active: second, all: [second, first] })
  expect(rotated.read(tokens.issue(claims))).toEqual(claims)
  expect(tokens.read(rotated.issue(claims))).toBeNull()
  expect(createAccessTokens({ active: second, all: [second] }).read(tokens.issue(claims))).toBeNull()
})
