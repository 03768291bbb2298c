import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { WorkerTask } from './worker-task.ts'
import { openWorkPool, type WorkPool, type WorkPoolOptions } from './work-pool.ts'

const filename = path.resolve(import.meta.dirname, '../../testing/test-worker.ts')
const HOLD: WorkerTask<number, string> = { name: 'hold', run: String }
const one = { tenantId: 1, account: 'user 1' }
const other = { tenantId: 1, account: 'user 2' }
const elsewhere = { tenantId: 2, account: 'user 1' }

let pool: WorkPool
const open = (options: Partial<WorkPoolOptions>) =>
  (pool = openWorkPool({ filename, threads: 1, ...options }))
afterEach(() => pool.close())

it('leaves the event loop to others while it works', async () => {
  const work = open({ limitMs: 60_000 }).run(one, HOLD, 500)
  let isDone = false
  void work.then(() => (isDone = true))
  let turns = 0
  for (; !isDone; turns += 1) await turn()
  expect(await work).toBe('done')
  expect(turns).toBeGreaterThan(100)
})

it('refuses an account with too much under way, and still works for others', async () => {
  open({ limitMs: 60_000, perAccount: 3 })
  const flood = await Promise.allSettled([
    ...Array.from({ length: 6 }, () => pool.run(one, HOLD, 10)),
    pool.run(other, HOLD, 10),
  ])
  expect(flood.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled'],
  ])
  expect(flood[3]).toMatchObject({ reason: { status: 429, retryAfterSeconds: 5 } })
})

it('refuses a tenant with too much under way, and still works for others', async () => {
  open({ limitMs: 60_000, perTenant: 2 })
  const calls = [one, other, { ...one, account: 'user 3' }, elsewhere].map((who) => pool.run(who, HOLD, 10))
  const settled = await Promise.allSettled(calls)
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

it('ends a task that takes too long, says so, and works on', async () => {
  open({ limitMs: 5_000 })
  await expect(pool.run(one, HOLD, 600_000)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
  expect(await pool.run(one, HOLD, 1)).toBe('done')
})
