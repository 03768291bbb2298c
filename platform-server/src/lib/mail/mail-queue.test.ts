import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { SMTPServer } from 'smtp-server'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../data/database.ts'
import { tenants } from '../data/schema/tenants.ts'
import type { Jobs } from '../jobs/job.ts'
import { openJobs } from '../jobs/jobs.ts'
import { readKeyRing } from '../keys/key-ring.ts'
import { createLog } from '../log.ts'
import { smtpTransport } from './mail-transports.ts'
import { openMailQueue, type MailQueue } from './mail-queue.ts'
import type { MailTransport } from './mail.ts'

type Answer = { readonly responseCode: number } | null

const logged: string[] = []
const received: string[] = []
let answer: Answer = null
let server: SMTPServer
let transport: MailTransport
let database: Database
let jobs: Jobs
let mail: MailQueue

const refusal = (code: number): Answer => ({ responseCode: code })

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (!answer) received.push(address)
      done(answer ? Object.assign(new Error('no'), answer) : null)
    },
    onData: (stream, _session, done) => void stream.on('end', () => done()).resume(),
  })
  const socket = server.listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'Training <no-reply@oncall.test>')
  database = await openTestDatabase()
  await database.withPlatform((tx) => tx.insert(tenants).values({ id: 1, slug: 'one' }))
  const sink = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line))
      done()
    },
  })
  jobs = await openJobs(database, createLog({}, sink))
  mail = await openMailQueue({
    jobs,
    transport,
    keys: readKeyRing('k1:a-secret-of-this-test-0123456789-0123456789'),
  })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
  transport.close()
  await new Promise<void>((resolve) => server.close(resolve))
})
beforeEach(() => {
  answer = null
  received.length = 0
  logged.length = 0
})

const post = (to: string) =>
  database.withTenant(1, (tx) =>
    mail.post(tx, { to, subject: 'Hello', text: 'A link that opens an account' }),
  )

it('is sent when its transaction has committed, and never when that was undone', async () => {
  await post('ana@example.test')
  await expect(
    database.withTenant(1, async (tx) => {
      await mail.post(tx, { to: 'nobody@example.test', subject: 'Hello', text: '' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await jobs.drain()
  expect(received).toEqual(['ana@example.test'])
})

it('leaves the transaction in the role of its tenant', async () => {
  const seen = await database.withTenant(1, async (tx) => {
    await mail.post(tx, { to: 'ana@example.test', subject: 'Hello', text: '' })
    return tx.select().from(tenants)
  })
  expect(seen).toHaveLength(1)
  await jobs.drain()
})

it('is retried while the SMTP server rejects it temporarily', async () => {
  answer = refusal(451)
  await post('bo@example.test')
  await jobs.drain()
  expect(received).toEqual([])
  expect(logged.join()).toContain('will be retried')
  answer = null
  await jobs.drain()
  expect(received).toEqual([])
  await jobs.drain({ isEarly: true })
  expect(received).toEqual(['bo@example.test'])
  await jobs.drain({ isEarly: true })
  expect(received).toEqual(['bo@example.test'])
})

it('moves to the dead-letter queue after a permanent rejection, and can be sent from there', async () => {
  answer = refusal(550)
  await post('gone@example.test')
  await jobs.drain()
  const [dead, ...others] = await jobs.deadLetters()
  expect(others).toEqual([])
  expect(dead?.job).toBe('mail')
  expect(logged.join()).toContain(dead?.id)
  answer = null
  expect(await jobs.revive()).toBe(1)
  await jobs.drain()
  expect(received).toEqual(['gone@example.test'])
  expect(await jobs.deadLetters()).toEqual([])
})

it('is not readable while it waits, and not there any more once it is sent', async () => {
  answer = refusal(451)
  await post('cy@example.test')
  await jobs.drain()
  const waiting = async () =>
    JSON.stringify((await database.queue.executeSql(`select data from jobs.job where name = 'mail'`)).rows)
  expect(await waiting()).toContain('cy@example.test')
  expect(await waiting()).not.toContain('opens an account')
  answer = null
  await jobs.drain({ isEarly: true })
  expect(await waiting()).not.toContain('cy@example.test')
})
