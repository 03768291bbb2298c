import { randomBytes } from 'node:crypto'
import { createSecretBox, deriveKey } from './secret-box.ts'

const master = randomBytes(32)
const box = createSecretBox(deriveKey(master, 'directory secrets'))

test('opens what it sealed, and never seals the same way twice', () => {
  const sealed = box.seal('s3cret ü', 'company 7')
  expect(box.open(sealed, 'company 7')).toBe('s3cret ü')
  expect(sealed).not.toContain('s3cret')
  expect(box.seal('s3cret ü', 'company 7')).not.toBe(sealed)
})

test.each([
  ['another context', (sealed: string) => box.open(sealed, 'company 8')],
  ['another key', (sealed: string) => createSecretBox(deriveKey(master, 'tokens')).open(sealed, 'company 7')],
  ['a changed byte', (sealed: string) => box.open(`${sealed.slice(0, -4)}AAAA`, 'company 7')],
  ['half of the text', (sealed: string) => box.open(sealed.slice(0, 20), 'company 7')],
])('refuses %s', (_, open) => {
  const sealed = box.seal('a secret', 'company 7')
  expect(() => open(sealed)).toThrow()
})
