import { AuditPage, ScheduledJobList } from '@platform/shared-contracts/http'
import { z } from 'zod/mini'
import type { Job } from '../lib/jobs/job.ts'
import { ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const Empty = z.record(z.string(), z.never())
const count: Job<Record<string, never>> = {
  name: 'count-runs',
  payload: Empty,
  attempts: 1,
  expireSeconds: 30,
}
const operator = as({ role: 'super_admin', isOperator: true, email: 'super@oncall.test' })

let test: TestApp
let runs = 0
let isFailing = false
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
  const { jobs } = test.services
  await jobs.register(count, async () => {
    if (isFailing) throw new Error('not today')
    runs += 1
  })
  await jobs.schedule(count, '17 * * * *')
})
afterAll(() => test.close())

const lastRun = async () => {
  const answer = await ask(test, '/operators/jobs', { headers: operator })
  return ScheduledJobList.parse(answer.json()).items.find(({ name }) => name === count.name)
}
/** The application runs its jobs itself. */
async function ended() {
  for (;;) {
    const found = (await lastRun())?.lastRun
    if (found && found.state !== 'waiting' && found.state !== 'running') return found
    await test.services.jobs.drain()
  }
}
const run = (name: string, headers = operator) =>
  ask(test, `/operators/jobs/${name}/run`, { method: 'POST', headers })

it('lists what is scheduled, and runs it at once for an operator', async () => {
  expect(await lastRun()).toEqual({ name: 'count-runs', cron: '17 * * * *', lastRun: null })
  expect((await run(count.name)).statusCode).toBe(202)
  expect(await ended()).toMatchObject({ state: 'done', endedAt: expect.any(String) })
  expect(runs).toBe(1)
  const audit = await ask(test, '/operators/audit?action=job.run', { headers: operator })
  expect(AuditPage.parse(audit.json()).items).toMatchObject([
    { actor: 'super@oncall.test', subject: 'job/count-runs' },
  ])
})

it('says that the latest run failed', async () => {
  isFailing = true
  await run(count.name)
  expect(await ended()).toMatchObject({ state: 'failed' })
  isFailing = false
})

it('runs nothing that is not scheduled, and nothing for a super admin', async () => {
  expect((await run('send-email')).statusCode).toBe(404)
  const refused = await run(count.name, as({ role: 'super_admin', email: 'super@oncall.test' }))
  expect(refused.statusCode).toBe(403)
  await test.services.jobs.drain()
  expect(runs).toBe(1)
})
