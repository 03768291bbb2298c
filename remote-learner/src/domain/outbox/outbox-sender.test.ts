import { fakeArea, fakeLeader, later, note, refused, tab } from './testing/fake-device.ts'
import type { Delivery, DeliveryOptions } from './outbox-handler.ts'

afterEach(() => void jest.useRealTimers())

const settled = () => new Promise((resolve) => setTimeout(resolve))
const left = ({ outbox }: ReturnType<typeof tab>) =>
  outbox.entries().map(({ idempotencyKey }) => idempotencyKey)

function answers() {
  const waiting: ((delivery: Delivery) => void)[] = []
  const deliver = () => new Promise<Delivery>((resolve) => waiting.push(resolve))
  const answer = async (delivery: Delivery) => {
    waiting.shift()?.(delivery)
    await settled()
  }
  return { deliver, answer }
}

it('sends a change once, as soon as it is stored, and then deletes it', async () => {
  const one = tab()
  one.outbox.put(note('one'))
  await settled()
  await one.sender.send()
  expect([one.sent, left(one)]).toEqual([['one'], []])
})

it('preserves the order within a key, and no other key waits for it', async () => {
  const { deliver, answer } = answers()
  const one = tab({ deliver })
  for (const [text, slot, key] of [
    ['answers', 'attempt:1', 'quiz'],
    ['submission', 'submission:1', 'quiz'],
    ['note', 'note:a', 'note:a'],
  ] as const)
    one.outbox.put(note(text, { slot, key }))
  await settled()
  expect(one.sent).toEqual(['answers', 'note'])
  await answer({ outcome: 'delivered' })
  expect(one.sent).toEqual(['answers', 'note', 'submission'])
})

test.each([
  { delivery: later, why: 'fails' },
  { delivery: refused, why: 'is refused' },
])('holds back the later entries of a key whose first one $why', async ({ delivery }) => {
  const one = tab({ deliver: () => Promise.resolve(delivery) })
  one.outbox.put(note('first', { slot: 'note:1', key: 'same' }))
  one.outbox.put(note('second', { slot: 'note:2', key: 'same' }))
  await settled()
  await one.sender.send()
  expect(new Set(one.sent)).toEqual(new Set(['first']))
  expect(left(one)).toEqual(['first', 'second'])
})

it('stores why an entry failed, and sends it again when its age has come, not before', async () => {
  jest.useFakeTimers()
  const clock = { now: 0 }
  const one = tab({ clock, isOnline: true, deliver: () => Promise.resolve(later) })
  one.outbox.put(note('one'))
  await jest.advanceTimersByTimeAsync(0)
  expect(one.outbox.entries()).toMatchObject([
    { attempts: 1, nextAttemptAgeMs: 4_000, lastError: { status: 503 }, isRefused: false },
  ])
  clock.now = 3_999
  await jest.advanceTimersByTimeAsync(3_999)
  expect(one.sent).toHaveLength(1)
  clock.now = 4_000
  await jest.advanceTimersByTimeAsync(1)
  expect(one.sent).toEqual(['one', 'one'])
  jest.useRealTimers()
})

it('goes on after the clock of the device was set back', async () => {
  const clock = { now: 50_000 }
  const one = tab({ clock, deliver: () => Promise.resolve(later) })
  one.outbox.put(note('one'))
  clock.now = 1_000
  await settled()
  expect(one.outbox.entries()).toMatchObject([{ madeAt: 1_000, nextAttemptAgeMs: 4_000 }])
})

it('leaves a refused entry visible until the person retries, replaces or discards it', async () => {
  const one = tab({ deliver: () => Promise.resolve(refused) })
  one.outbox.put(note('long'))
  await settled()
  await one.sender.send()
  expect(one.sent).toEqual(['long'])
  expect(one.outbox.entries()).toMatchObject([{ isRefused: true, lastError: { message: 'Too long.' } }])
  await one.sender.send({ isRetry: true })
  one.outbox.put(note('short'))
  await settled()
  expect(one.sent).toEqual(['long', 'long', 'short'])
})

it('sends again what was changed while it was on its way, without what has arrived', async () => {
  const { deliver, answer } = answers()
  const remaining = (now: unknown) => ({ text: `rest of ${(now as { text: string }).text}` })
  const one = tab({ deliver, handler: { remaining } })
  one.outbox.put(note('first'))
  await settled()
  one.outbox.put(note('second'))
  await answer({ outcome: 'delivered' })
  expect(one.sent).toEqual(['first', 'second'])
  expect(one.outbox.entries()).toMatchObject([{ payload: { text: 'rest of second' } }])
  await answer({ outcome: 'delivered' })
  expect(left(one)).toEqual([])
})

it('sends in one tab only, and the next tab goes on when that tab is closed, with the same key', async () => {
  const { area } = fakeArea()
  const leader = fakeLeader()
  const { deliver } = answers()
  const shared = { exclusively: leader.exclusively, area: () => area }
  const first = tab({ ...shared, deliver })
  const second = tab(shared)
  first.outbox.put(note('one'))
  second.outbox.follow()
  await settled()
  expect([first.sent, second.sent]).toEqual([['one'], []])
  first.sender.stop()
  leader.crash()
  await settled()
  expect([first.sent, second.sent, left(second)]).toEqual([['one'], ['one'], []])
})

it('sends nothing twice when several tabs want to send', async () => {
  const { area } = fakeArea()
  const { exclusively } = fakeLeader()
  const tabs = [1, 2, 3].map(() => tab({ exclusively, area: () => area }))
  tabs[0]?.outbox.put(note('one'))
  for (const each of tabs) each.outbox.follow()
  await Promise.all(tabs.map(({ sender }) => sender.send()))
  expect(tabs.flatMap(({ sent }) => sent)).toEqual(['one'])
})

it('sends a change of the page that closes once, in its turn, with a request that outlives the page', async () => {
  const outlives: boolean[] = []
  const deliver = (_: unknown, { keepalive }: DeliveryOptions): Promise<Delivery> => {
    outlives.push(keepalive)
    return Promise.resolve({ outcome: 'delivered' })
  }
  const one = tab({ deliver })
  one.outbox.put(note('one'))
  await one.sender.send({ keepalive: true })
  one.outbox.put(note('two'))
  await settled()
  expect([one.sent, outlives]).toEqual([
    ['one', 'two'],
    [true, false],
  ])
})

it('sends what the browser refuses to store', async () => {
  const device = fakeArea()
  device.failWith('QuotaExceededError')
  const one = tab({ area: () => device.area })
  one.outbox.put(note('one'))
  await settled()
  expect([one.sent, left(one)]).toEqual([['one'], []])
})

it('requests another turn after one was refused', async () => {
  let refusals = 1
  const one = tab({
    exclusively: (_, task) => ((refusals -= 1) < 0 ? task() : Promise.reject(new Error('refused'))),
  })
  one.outbox.put(note('one'))
  await settled()
  await one.sender.send()
  expect([one.sent, left(one)]).toEqual([['one'], []])
})

it('ends a turn that breaks off, and sends the next change in another one', async () => {
  const onSending = jest.fn()
  const leader = fakeLeader()
  const turns: string[] = []
  const clock = { isBroken: false }
  const one = tab({
    onSending,
    exclusively: (name, task) => {
      turns.push(name)
      return leader.exclusively(name, task)
    },
    clock: {
      get now() {
        if (clock.isBroken) throw new Error('broken')
        return 0
      },
    },
  })
  one.outbox.put(note('one'))
  clock.isBroken = true
  await expect(one.sender.send()).rejects.toThrow('broken')
  expect(onSending).toHaveBeenLastCalledWith(false)
  clock.isBroken = false
  one.outbox.put(note('two', { slot: 'note:b' }))
  await settled()
  expect([one.sent, left(one), turns.length]).toEqual([['one', 'two'], [], 2])
})

it('neither sends nor loses an entry of an unknown kind, and sends the others', async () => {
  const one = tab()
  one.outbox.put(note('from a newer page', { kind: 'drawing', slot: 'drawing:a' }))
  one.outbox.put(note('one'))
  await settled()
  await one.sender.send({ isRetry: true })
  expect([one.sent, left(one)]).toEqual([['one'], ['from a newer page']])
})

it('counts a handler that throws as no response', async () => {
  const one = tab({ deliver: () => Promise.reject(new Error('offline')) })
  one.outbox.put(note('one'))
  await settled()
  expect(one.outbox.entries()).toMatchObject([{ lastError: { status: 0 }, isRefused: false }])
})
