import { randomBytes } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import { createAccessTokens } from './access-token.ts'

const key = randomBytes(32)
const tokens = createAccessTokens(key)
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
  ['another key', createAccessTokens(randomBytes(32)).issue(claims)],
  ['no signature', `${tokens.issue(claims).split('.').slice(0, 2).join('.')}.`],
  [
    'another issuer',
    createSigner({ key, iss: 'elsewhere', expiresIn: 60_000 })({ sub: 'u', sid: 's', tid: 1 }),
  ],
  ['no end', createSigner({ key, iss: 'platform-server' })({ sub: 'u', sid: 's', tid: 1 })],
  ['no token at all', 'Bearer'],
])('refuses %s', (_, token) => {
  expect(tokens.read(token)).toBeNull()
})
