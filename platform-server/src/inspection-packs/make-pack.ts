import { z } from 'zod/mini'
import type { Job } from '../lib/jobs/job.ts'
import { finishPack } from './finish-pack.ts'
import type { PackMaking } from './pack-making.ts'
import { changePack, packOfJob } from './sql-packs.ts'
import { writeCertificates } from './write-certificates.ts'
import { writeRecords } from './write-records.ts'

const Payload = z.object({ tenantId: z.number(), packId: z.uuid() })
const ATTEMPTS = 4

export const makePackJob: Job<z.infer<typeof Payload>> = {
  name: 'make-inspection-pack',
  payload: Payload,
  attempts: ATTEMPTS,
  expireSeconds: 5 * 60,
}

/** Runs on any replica. A pack whose last attempt fails says so on the page; the job is dead-lettered as every other. */
export async function registerPackMaking(parts: PackMaking): Promise<void> {
  await parts.services.jobs.register(makePackJob, async ({ tenantId, packId }, { attempt }) => {
    try {
      await makePack(parts, tenantId, packId)
    } catch (error) {
      const state = attempt >= ATTEMPTS ? 'failed' : 'waiting'
      await parts.services.database.withTenant(tenantId, (tx) => changePack(tx, packId, { state }))
      throw error
    }
  })
}

/** Goes on where a job before it ended or broke off. Two at once do the same work, and one of them counts. */
async function makePack(parts: PackMaking, tenantId: number, packId: string): Promise<void> {
  const { database, jobs } = parts.services
  const pack = await database.withTenant(tenantId, (tx) => packOfJob(tx, packId))
  // It was deleted, or another attempt has made it.
  if (!pack || pack.madeAt !== null) return
  if (pack.pdfKey === null) await writeRecords(parts, pack)
  if (await writeCertificates(parts, { tenantId, packId })) await finishPack(parts, { tenantId, packId })
  // A job of its own for the next part, so that none takes longer than a job may.
  else await jobs.enqueue(makePackJob, { tenantId, packId })
}
