import { FairTurns } from './fair-turns.ts'

/** Work that ends when the test ends it. */
function work() {
  const done = Promise.withResolvers<void>()
  return { run: () => done.promise, end: done.resolve }
}

/** Long enough for what is ready to run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a client with many tasks delays another client by one task', async () => {
  const turns = new FairTurns({ slots: 1, maxEach: 10, maxWaitMs: 60_000 })
  const order: string[] = []
  const first = work()
  const tasks = [turns.run('greedy', 'a', first.run)]
  for (let count = 0; count < 5; count += 1)
    tasks.push(turns.run('greedy', 'a', async () => void order.push('greedy')))
  tasks.push(turns.run('modest', 'b', async () => void order.push('modest')))
  first.end()
  await Promise.all(tasks)
  expect(order).toEqual(['greedy', 'modest', 'greedy', 'greedy', 'greedy', 'greedy'])
})

test('one release that takes long does not hold up another', async () => {
  const turns = new FairTurns({ slots: 2, maxEach: 10, maxWaitMs: 60_000 })
  const slow = work()
  const first = turns.run('one', 'slow', slow.run)
  const second = turns.run('one', 'slow', async () => 'after it')
  expect(await turns.run('one', 'quick', async () => 'at once')).toBe('at once')
  slow.end()
  await first
  expect(await second).toBe('after it')
})

test('no more tasks run at once than there are slots', async () => {
  const turns = new FairTurns({ slots: 2, maxEach: 10, maxWaitMs: 60_000 })
  const works = ['a', 'b', 'c'].map((key) => ({ key, ...work(), isRunning: false }))
  const tasks = works.map((one) =>
    turns.run('one', one.key, () => {
      one.isRunning = true
      return one.run()
    }),
  )
  await settled()
  expect(works.map(({ isRunning }) => isRunning)).toEqual([true, true, false])
  for (const { end } of works) end()
  await Promise.all(tasks)
  expect(works[2]?.isRunning).toBe(true)
})

test('a client with too many tasks is refused, and nobody else', async () => {
  const turns = new FairTurns({ slots: 1, maxEach: 2, maxWaitMs: 60_000 })
  const first = work()
  const tasks = [turns.run('greedy', 'a', first.run), turns.run('greedy', 'a', async () => undefined)]
  await expect(turns.run('greedy', 'a', async () => undefined)).rejects.toMatchObject({ kind: 'busy' })
  tasks.push(turns.run('modest', 'a', async () => undefined))
  first.end()
  await Promise.all(tasks)
  await turns.run('greedy', 'a', async () => undefined)
})

test('a task without a turn for too long is refused, and does not run later', async () => {
  const turns = new FairTurns({ slots: 1, maxEach: 2, maxWaitMs: 1 })
  const first = work()
  let hasRun = false
  const task = turns.run('one', 'a', first.run)
  const late = turns.run('two', 'a', async () => {
    hasRun = true
  })
  await expect(late).rejects.toMatchObject({ kind: 'busy' })
  first.end()
  await task
  await settled()
  expect(hasRun).toBe(false)
})
