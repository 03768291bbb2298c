import { fakeArea, note, noteKind, OWNER } from './testing/fake-device.ts'
import { createOutbox } from './outbox.ts'
import type { StorageArea } from './stored-items.ts'

const slots = ({ items }: ReturnType<typeof fakeArea>) =>
  [...items.keys()].map((key) => key.replace(`unsent:${OWNER}:`, ''))

function open(area: () => StorageArea, owner = OWNER) {
  return createOutbox({ owner, kinds: [noteKind], area, now: () => 1_000 })
}
const texts = (outbox: ReturnType<typeof open>) =>
  outbox.entries().map(({ payload }) => (payload as { text: string } | null)?.text)

it('has stored a change when put returns, and finds it after a crash', () => {
  const device = fakeArea()
  open(() => device.area).put(note('one'))
  expect(slots(device)).toEqual(['note:a'])
  expect(texts(open(() => device.area))).toEqual(['one'])
})

it('has one entry for each slot, in the order in which they were made, whatever the clock says', () => {
  const device = fakeArea()
  const times = [5_000, 3_000, 1_000]
  const outbox = createOutbox({
    ...{ owner: OWNER, kinds: [noteKind], area: () => device.area },
    now: () => times.shift() ?? 0,
  })
  outbox.put(note('one'))
  outbox.put(note('two', { slot: 'note:b' }))
  outbox.put(note('one, changed'))
  expect(texts(outbox)).toEqual(['two', 'one, changed'])
})

it("does not show another person's entries, and stores nothing without a person", () => {
  const device = fakeArea()
  open(() => device.area).put(note('one'))
  expect(open(() => device.area, 'ben@oncall.test').entries()).toEqual([])
  open(() => device.area, '').put(note('two'))
  expect(slots(device)).toEqual(['note:a'])
})

test.each([
  { why: 'the storage is full', name: 'QuotaExceededError', mode: 'full' },
  { why: 'the browser blocks site data', name: 'SecurityError', mode: 'blocked' },
])('holds a change in memory, and says so, when $why', ({ name, mode }) => {
  const device = fakeArea()
  const outbox = open(() => device.area)
  outbox.put(note('old'))
  device.failWith(name)
  outbox.put(note('new'))
  expect([texts(outbox), outbox.mode()]).toEqual([['new'], mode])
})

it('works where even the access to the storage throws', () => {
  const outbox = open(() => {
    throw new DOMException('', 'SecurityError')
  })
  outbox.put(note('one'))
  expect([texts(outbox), outbox.mode()]).toEqual([['one'], 'blocked'])
  outbox.discard('note:a')
  expect([texts(outbox), outbox.mode()]).toEqual([[], 'stored'])
})

it('stores what it held in memory as soon as there is space', () => {
  const device = fakeArea()
  const outbox = open(() => device.area)
  outbox.put(note('one'))
  device.failWith('QuotaExceededError')
  outbox.put(note('two', { slot: 'note:b' }))
  device.failWith(null)
  outbox.discard('note:a')
  expect([slots(device), outbox.mode()]).toEqual([['note:b'], 'stored'])
})

it('stores no entry before an older one of its key, which another tab would not see', () => {
  const device = fakeArea()
  const outbox = open(() => device.area)
  device.failWith('QuotaExceededError', 'many answers')
  outbox.put(note('many answers', { slot: 'note:1', key: 'quiz' }))
  outbox.put(note('submission', { slot: 'note:2', key: 'quiz' }))
  outbox.put(note('of another key', { slot: 'note:3' }))
  expect([slots(device), outbox.mode()]).toEqual([['note:3'], 'full'])
  expect(texts(outbox)).toEqual(['many answers', 'submission', 'of another key'])
  device.failWith(null)
  outbox.discard('note:3')
  expect([slots(device), outbox.mode()]).toEqual([['note:1', 'note:2'], 'stored'])
})

it('preserves a change made during a send, even under the same key', () => {
  const device = fakeArea()
  const outbox = open(() => device.area)
  outbox.put(note('first', { idempotencyKey: 'same' }))
  const [sent] = outbox.entries()
  outbox.put(note('second', { idempotencyKey: 'same' }))
  outbox.settle(sent!, (now) => now)
  expect(texts(outbox)).toEqual(['second'])
})

it('does not count the failure of an older text, even under the same key', () => {
  const device = fakeArea()
  const outbox = open(() => device.area)
  outbox.put(note('first', { idempotencyKey: 'same' }))
  const [sent] = outbox.entries()
  outbox.put(note('second', { idempotencyKey: 'same' }))
  outbox.fail(sent!, { status: 422, message: 'Too long.', isRefused: true })
  expect(outbox.entries()).toMatchObject([{ attempts: 0, isRefused: false }])
})

describe('what an older version stored', () => {
  const old = (text: string, madeAt: number) => JSON.stringify({ kind: 'note', text, madeAt })

  it('is taken over once, in its order and before what is made now', () => {
    const device = fakeArea()
    device.items.set(`unsent:${OWNER}:note:b`, old('second', 2))
    device.items.set(`unsent:${OWNER}:note:a`, old('first', 1))
    const outbox = open(() => device.area)
    outbox.put(note('third', { slot: 'note:c' }))
    expect(texts(outbox)).toEqual(['first', 'second', 'third'])
    const stored = [...device.items.values()]
    expect(stored.every((item) => item.includes('"version":2'))).toBe(true)
    expect(texts(open(() => device.area))).toEqual(['first', 'second', 'third'])
    expect([...device.items.values()]).toEqual(stored)
  })

  it('stays where it was while there is no space for the new form', () => {
    const device = fakeArea()
    device.items.set(`unsent:${OWNER}:note:a`, old('first', 1))
    device.failWith('QuotaExceededError')
    expect(texts(open(() => device.area))).toEqual(['first'])
    expect(device.items.get(`unsent:${OWNER}:note:a`)).toBe(old('first', 1))
  })
})

it('leaves alone and lists what a newer version stored, so that the person may discard it', () => {
  const device = fakeArea()
  const newer = JSON.stringify({ version: 3, kind: 'note', body: 'later form' })
  device.items.set(`unsent:${OWNER}:note:a`, newer)
  const outbox = open(() => device.area)
  expect(outbox.entries()).toMatchObject([{ kind: 'unknown', slot: 'note:a' }])
  expect([...device.items.values()]).toEqual([newer])
  outbox.discard('note:a')
  expect(outbox.entries()).toEqual([])
})

it('lists an item from which nothing can be read until the person discards it, and the others with it', () => {
  const device = fakeArea()
  device.items.set(`unsent:${OWNER}:note:a`, '{"kind":"no')
  const outbox = open(() => device.area)
  outbox.put(note('one', { slot: 'note:b' }))
  expect(outbox.entries()).toMatchObject([
    { kind: 'unknown', slot: 'note:a' },
    { kind: 'note', slot: 'note:b' },
  ])
  expect(device.items.get(`unsent:${OWNER}:note:a`)).toBe('{"kind":"no')
  outbox.discard('note:a')
  expect(texts(outbox)).toEqual(['one'])
})
