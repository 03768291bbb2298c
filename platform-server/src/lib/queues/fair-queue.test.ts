import { FairQueue, QueueFullError } from './fair-queue.ts'

/** Work that the test ends. */
function held(queue: FairQueue, client: readonly string[], exclusive?: string) {
  const release = Promise.withResolvers<void>()
  let hasStarted = false
  const ended = queue.run({ client, ...(exclusive === undefined ? {} : { exclusive }) }, () => {
    hasStarted = true
    return release.promise
  })
  return { ended, end: () => release.resolve(), hasStarted: () => hasStarted }
}

/** Long enough for what is ready to run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

const limits = { slots: 1, maxTasks: [20, 10] }

/** Queues everything behind one task, and returns the order in which it is then done. */
async function orderOf(clients: readonly (readonly [tenant: string, account: string])[]) {
  const queue = new FairQueue(limits)
  const done: string[] = []
  const first = held(queue, ['9', 'first'])
  const all = clients.map((client) => queue.run({ client }, async () => void done.push(client.join(''))))
  first.end()
  await Promise.all([first.ended, ...all])
  return done.join(' ')
}

it('gives every tenant a turn, and in a tenant every account, however much others have waiting', async () => {
  const flood = Array.from({ length: 4 }, () => ['1', 'a'] as const)
  expect(await orderOf([...flood, ['1', 'b'], ['2', 'c'], ['2', 'c']])).toBe('1a 2c 1b 2c 1a 1a 1a')
})

it('gives no client an advantage for coming back as soon as it was served', async () => {
  const queue = new FairQueue(limits)
  const done: string[] = []
  const work = (name: string) => queue.run({ client: [name] }, async () => void done.push(name))
  const first = held(queue, ['first'])
  const patient = [work('a'), work('a'), work('b'), work('b')]
  const hasty = work('hasty').then(() => work('hasty'))
  first.end()
  await Promise.all([first.ended, ...patient, hasty])
  expect(done.join(' ')).toBe('a b hasty a b hasty')
})

it('drops aborted tasks, and continues with the rest', async () => {
  const queue = new FairQueue(limits)
  const first = held(queue, ['9', 'first'])
  const impatient = new AbortController()
  let hasRun = false
  const client = ['1', 'b']
  const late = queue.run({ client, signal: impatient.signal }, async () => {
    hasRun = true
  })
  const next = queue.run({ client }, async () => 'next')
  impatient.abort(new Error('too long'))
  await expect(late).rejects.toThrow('too long')
  first.end()
  expect(await next).toBe('next')
  await first.ended
  expect(hasRun).toBe(false)
})

it('has room again once work has ended, well or not', async () => {
  const queue = new FairQueue({ slots: 1, maxTasks: [1, 1] })
  const who = { client: ['1', 'a'] }
  const failing = queue.run(who, async () => {
    throw new Error('broken')
  })
  await expect(queue.run(who, async () => 'refused')).rejects.toThrow(QueueFullError)
  await expect(failing).rejects.toThrow('broken')
  expect(await queue.run(who, async () => 'works')).toBe('works')
})

it.each([
  { maxTasks: [10, 2], refused: ['1', 'a'], allowed: ['1', 'b'], level: 'account' },
  { maxTasks: [2, 10], refused: ['1', 'b'], allowed: ['2', 'c'], level: 'tenant' },
])('refuses the $level with too many tasks, and no other', async ({ maxTasks, refused, allowed }) => {
  const queue = new FairQueue({ slots: 1, maxTasks })
  const tasks = [held(queue, ['1', 'a']), held(queue, ['1', 'a'])]
  await expect(queue.run({ client: refused }, async () => undefined)).rejects.toThrow(QueueFullError)
  const other = queue.run({ client: allowed }, async () => 'done')
  for (const { end } of tasks) end()
  expect(await other).toBe('done')
})

it('runs tasks with the same exclusive key one after the other, and others meanwhile', async () => {
  const queue = new FairQueue({ slots: 2, maxTasks: [10] })
  const slow = held(queue, ['one'], 'slow')
  const second = queue.run({ client: ['one'], exclusive: 'slow' }, async () => 'after it')
  const quick = queue.run({ client: ['one'], exclusive: 'quick' }, async () => 'at once')
  expect(await quick).toBe('at once')
  expect(await Promise.race([second, settled().then(() => 'still waiting')])).toBe('still waiting')
  slow.end()
  await slow.ended
  expect(await second).toBe('after it')
})

it('runs no more tasks at once than there are slots', async () => {
  const queue = new FairQueue({ slots: 2, maxTasks: [10] })
  const works = ['a', 'b', 'c'].map((key) => held(queue, ['one'], key))
  await settled()
  expect(works.map(({ hasStarted }) => hasStarted())).toEqual([true, true, false])
  for (const { end } of works) end()
  await Promise.all(works.map(({ ended }) => ended))
  expect(works[2]?.hasStarted()).toBe(true)
})
