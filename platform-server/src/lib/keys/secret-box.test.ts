import { newKeyEntry, readKeyRing } from './key-ring.ts'
import { createSecretBox } from './secret-box.ts'

const first = newKeyEntry([])
const second = newKeyEntry(['k1'])
const boxOf = (entries: readonly string[], purpose = 'directory secrets') =>
  createSecretBox(readKeyRing(entries.join(',')).forPurpose(purpose))
const box = boxOf([first])

test('opens what it sealed, and never seals the same way twice', () => {
  const sealed = box.seal('s3cret ü', 'company 7')
  expect(box.open(sealed, 'company 7')).toBe('s3cret ü')
  expect(sealed).not.toContain('s3cret')
  expect(box.seal('s3cret ü', 'company 7')).not.toBe(sealed)
})

test.each([
  ['another context', (sealed: string) => box.open(sealed, 'company 8')],
  ['another key', (sealed: string) => boxOf([first], 'tokens').open(sealed, 'company 7')],
  ['a changed byte', (sealed: string) => box.open(`${sealed.slice(0, -4)}AAAA`, 'company 7')],
  ['half of the text', (sealed: string) => box.open(sealed.slice(0, 20), 'company 7')],
])('refuses %s', (_, open) => {
  const sealed = box.seal('a secret', 'company 7')
  expect(() => open(sealed)).toThrow()
})

test('opens what an older key sealed, as long as that key is in the ring', () => {
  const sealed = box.seal('a secret', 'company 7')
  const rotated = boxOf([second, first])
  expect(rotated.open(sealed, 'company 7')).toBe('a secret')
  expect(rotated.isStale(sealed)).toBe(true)
  expect(rotated.isStale(rotated.seal('a secret', 'company 7'))).toBe(false)
  expect(() => boxOf([second]).open(sealed, 'company 7')).toThrow('key k1')
})

test('opens what was sealed before keys had ids', () => {
  const [, untagged = ''] = box.seal('a secret', 'company 7').split('.')
  expect(boxOf([second, first]).open(untagged, 'company 7')).toBe('a secret')
  expect(() => boxOf([second]).open(untagged, 'company 7')).toThrow()
})
