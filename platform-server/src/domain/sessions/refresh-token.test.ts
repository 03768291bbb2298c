import { randomBytes, randomUUID } from 'node:crypto'
import { createRefreshTokens } from './refresh-token.ts'

const first = { id: 'k1', key: randomBytes(32) }
const second = { id: 'k2', key: randomBytes(32) }
const tokens = createRefreshTokens({ active: first, all: [first] })
const parts = { sessionId: randomUUID(), generation: 3 }

test('reads back what it issued, and issues the same token for the same generation', () => {
  expect(tokens.read(tokens.issue(parts))).toEqual(parts)
  expect(tokens.issue(parts)).toBe(tokens.issue(parts))
})

test.each([
  ['another generation', tokens.issue(parts).replace('.3.', '.4.')],
  ['another session', tokens.issue(parts).replace(parts.sessionId, randomUUID())],
  ['another key', createRefreshTokens({ active: second, all: [second] }).issue(parts)],
  ['a token cut short', tokens.issue(parts).slice(0, -1)],
  ['something else', 'x'.repeat(512)],
])('does not accept %s', (_, token) => {
  expect(tokens.read(token)).toBeNull()
})

test('reads a token of an older key while that key is in the ring', () => {
  const rotated = createRefreshTokens({ active: second, all: [second, first] })
  expect(rotated.read(tokens.issue(parts))).toEqual(parts)
  expect(tokens.read(rotated.issue(parts))).toBeNull()
})
