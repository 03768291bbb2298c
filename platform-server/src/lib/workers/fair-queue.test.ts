import { FairQueue, QueueFullError } from './fair-queue.ts'

/** A task that runs until the test ends it. */
function held(queue: FairQueue, account: string) {
  const release = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const ended = queue.run({ tenantId: 9, account }, () => {
    started.resolve()
    return release.promise
  })
  return { started: started.promise, ended, end: () => release.resolve() }
}

const limits = { slots: 1, perAccount: 10, perTenant: 20 }

/** Queues everything behind one task, and returns the order in which it is then done. */
async function orderOf(customers: readonly (readonly [tenantId: number, account: string])[]) {
  const queue = new FairQueue(limits)
  const done: string[] = []
  const first = held(queue, 'first')
  await first.started
  const all = customers.map(([tenantId, account]) =>
    queue.run({ tenantId, account }, async () => void done.push(`${tenantId}${account}`)),
  )
  first.end()
  await Promise.all([first.ended, ...all])
  return done.join(' ')
}

it('gives every tenant a turn, and in a tenant every account, however much others have waiting', async () => {
  const flood = Array.from({ length: 4 }, () => [1, 'a'] as const)
  expect(await orderOf([...flood, [1, 'b'], [2, 'c'], [2, 'c']])).toBe('1a 2c 1b 2c 1a 1a 1a')
})

it('forgets what gave up waiting, and goes on with the rest', async () => {
  const queue = new FairQueue(limits)
  const first = held(queue, 'first')
  await first.started
  const impatient = new AbortController()
  const late = queue.run({ tenantId: 1, account: 'b' }, async () => 'late', impatient.signal)
  const next = queue.run({ tenantId: 1, account: 'b' }, async () => 'next')
  impatient.abort(new Error('too long'))
  await expect(late).rejects.toThrow('too long')
  first.end()
  expect(await next).toBe('next')
  await first.ended
})

it('has room again once work has ended, well or not', async () => {
  const queue = new FairQueue({ slots: 1, perAccount: 1, perTenant: 1 })
  const who = { tenantId: 1, account: 'a' }
  const failing = queue.run(who, async () => {
    throw new Error('broken')
  })
  await expect(queue.run(who, async () => 'refused')).rejects.toThrow(QueueFullError)
  await expect(failing).rejects.toThrow('broken')
  expect(await queue.run(who, async () => 'works')).toBe('works')
})
