import { z } from 'zod/mini'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../data/database.ts'
import { createLog } from '../log.ts'
import type { Job, Jobs } from './job.ts'
import { openJobs } from './jobs.ts'

const silent = createLog({ level: 'silent' })
const Count = z.object({ number: z.number() })
const count: Job<z.infer<typeof Count>> = { name: 'count', payload: Count, attempts: 2, expireSeconds: 30 }

let database: Database
let replicas: Jobs[]
let done: [replica: number, number: number][]
let isFailing = false
let onHandled: () => void = () => undefined

beforeAll(async () => {
  database = await openTestDatabase()
  replicas = [await openJobs(database, silent), await openJobs(database, silent)]
  for (const [index, jobs] of replicas.entries())
    await jobs.register(count, async ({ number }) => {
      if (isFailing) throw new Error('not today')
      done.push([index, number])
      onHandled()
    })
})
beforeEach(() => {
  done = []
  isFailing = false
})
afterAll(async () => {
  await Promise.all(replicas.map((jobs) => jobs.stop()))
  await database.close()
})

const jobs = () => replicas[0] as Jobs
const numbers = () => done.map(([, number]) => number).sort((a, b) => a - b)

it('is done once, by one of several replicas', async () => {
  const all = Array.from({ length: 20 }, (_, number) => number)
  for (const number of all) await jobs().enqueue(count, { number })
  await Promise.all(replicas.map((each) => each.drain()))
  expect(numbers()).toEqual(all)
})

it('is enqueued once under one key', async () => {
  for (let time = 0; time < 3; time += 1) await jobs().enqueue(count, { number: 7 }, { key: 'seven' })
  await jobs().enqueue(count, { number: 8 }, { key: 'eight' })
  await jobs().drain()
  expect(numbers()).toEqual([7, 8])
})

it('waits for its time', async () => {
  await jobs().enqueue(count, { number: 1 }, { after: new Date(Date.now() + 3_600_000) })
  await jobs().drain()
  expect(numbers()).toEqual([])
  await jobs().drain({ isEarly: true })
  expect(numbers()).toEqual([1])
})

it('dies when its attempts are used up', async () => {
  isFailing = true
  await jobs().enqueue(count, { number: 5 })
  await jobs().drain()
  expect(await jobs().deadLetters()).toEqual([])
  await jobs().drain({ isEarly: true })
  expect(await jobs().deadLetters()).toEqual([expect.objectContaining({ reason: { message: 'not today' } })])
  isFailing = false
  await jobs().revive()
  await jobs().drain()
  expect(numbers()).toEqual([5])
})

it('refuses a payload of another shape, and a job that is not registered', async () => {
  await expect(jobs().enqueue(count, { number: 'one' } as never)).rejects.toThrow()
  await expect(jobs().enqueue({ ...count, name: 'unknown' }, { number: 1 })).rejects.toThrow(
    'is not registered',
  )
})

it('says so, instead of hanging, when it is enqueued beside an open transaction', async () => {
  await expect(database.withPlatform(() => jobs().enqueue(count, { number: 1 }))).rejects.toThrow(
    'A transaction is already open',
  )
})

it('starts on a running replica as soon as it is enqueued', async () => {
  await jobs().start()
  const started = new Promise<void>((resolve) => (onHandled = resolve))
  await database.withTenant(1, (tx) => jobs().enqueue(count, { number: 9 }, { tx }))
  await started
  expect(numbers()).toEqual([9])
})

it('does not lose an attempt when a server stops while it is at work', async () => {
  const long: typeof count = { ...count, name: 'long', attempts: 1 }
  const attempts: number[] = []
  const started = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const stopping = await openJobs(database, silent)
  await stopping.register(long, async (_payload, { attempt }) => {
    attempts.push(attempt)
    started.resolve()
    await end.promise
  })
  await stopping.start()
  await stopping.enqueue(long, { number: 1 })
  await started.promise
  await stopping.stop()
  end.resolve()

  const next = await openJobs(database, silent)
  await next.register(long, async (_payload, { attempt }) => void attempts.push(attempt))
  const dead = await next.deadLetters()
  await next.drain({ isEarly: true })
  await next.stop()
  expect([dead, attempts]).toEqual([[], [1, 1]])
})
