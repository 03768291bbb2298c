import { companyTrainingChanges, companyTrainingIndex } from '../lib/data/schema/company/training-index.ts'
import { addCompanies, employ } from '../testing/company.ts'
import { byTestHeader, openTestApp } from '../testing/test-app.ts'
import { certify } from '../testing/training/certify.ts'
import { refreshTrainingIndexJob, scheduleTrainingIndex } from './training-index.jobs.ts'

const now = new Date('2026-11-20T12:00:00Z')

it('computes what changed in every company, though no manager looks', async () => {
  const test = await openTestApp({ authenticate: byTestHeader, services: { now: () => now } })
  await scheduleTrainingIndex(test.shared)
  const { ana, acme } = await addCompanies(test)
  await employ(test, ana, { companyId: acme, jobRole: 'Roofer' })
  await certify(test, ana, 'IC0112', now)
  await test.services.jobs.enqueue(refreshTrainingIndexJob, {})
  await test.services.jobs.drain()
  const [rows, changes] = await test.services.database.withTenant(1, async (tx) => [
    await tx.select().from(companyTrainingIndex),
    await tx.select().from(companyTrainingChanges),
  ])
  expect(rows).toMatchObject([{ userId: ana.id, companyId: acme, completed: 1 }])
  expect(changes).toEqual([])
  await test.close()
})
