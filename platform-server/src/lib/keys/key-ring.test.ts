import { newKeyEntry, readKeyRing } from './key-ring.ts'

const SECRET = 'a-secret-of-this-test-0123456789-0123456789'

it('takes the first key as the active one', () => {
  const ring = readKeyRing(`k2:${SECRET}2, k1:${SECRET}1\n`)
  expect(ring.ids).toEqual(['k2', 'k1'])
  expect(ring.forPurpose('tokens').active.id).toBe('k2')
})

it('derives another key for each purpose and secret, and the same one again', () => {
  const ring = readKeyRing(`k2:${SECRET}2,k1:${SECRET}1`)
  const keys = ['tokens', 'mails'].flatMap((purpose) =>
    ring.forPurpose(purpose).all.map(({ key }) => key.toString('hex')),
  )
  expect(new Set(keys).size).toBe(4)
  expect(readKeyRing(`k2:${SECRET}2`).forPurpose('tokens').active.key.toString('hex')).toBe(keys[0])
})

it('makes entries whose id is not taken', () => {
  const first = newKeyEntry([])
  const next = newKeyEntry(['k1', 'k7', 'older'])
  expect(readKeyRing(`${next} ${first}`).ids).toEqual(['k8', 'k1'])
})

it.each([
  ['', 'there is no secret key'],
  ['k1:short', 'must look like k1:<secret>'],
  [SECRET, 'must look like k1:<secret>'],
  [`k1:${SECRET},k1:${SECRET}`, 'the same id'],
  [`k1:${'x'.repeat(40)}`, 'is an example or too simple'],
  ['k1:change-me-to-a-secret-of-32-characters-or-more', 'is an example or too simple'],
])('refuses %j with one sentence that holds no secret', (text, sentence) => {
  const read = () => readKeyRing(text)
  expect(read).toThrow(sentence)
  expect(read).not.toThrow(SECRET)
  expect(read).toThrow(/^Cannot start: [^\n]+$/)
})
