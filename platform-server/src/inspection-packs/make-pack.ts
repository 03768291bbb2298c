import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Services } from '../app/services.ts'
import { dayOf } from '../domain/requirements/standing.rule.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'
import { tenantSite } from '../domain/tenants/tenant-site.ts'
import type { Tx } from '../lib/data/database.ts'
import { inspectionPacks } from '../lib/data/schema/company/inspection-packs.ts'
import { companies } from '../lib/data/schema/people.ts'
import type { Job } from '../lib/jobs/job.ts'
import { siteUrl } from '../lib/network/site-url.ts'
import { CSV_TYPE } from '../lib/csv.ts'
import { paperBrand } from '../lib/pdf/paper-brand.ts'
import type { WorkPool } from '../lib/workers/work-pool.ts'
import type { PackContent } from './content/pack-content.ts'
import { packCsv } from './content/pack-csv.ts'
import { readPack } from './content/read-pack.ts'
import { PACK_FOLDER } from './pack-files.ts'
import { PACK_TASK } from './pdf/pack-task.ts'
import { changePack, type StoredPack } from './sql-packs.ts'

const Payload = z.object({ tenantId: z.number(), packId: z.uuid() })
const ATTEMPTS = 4

export const makePackJob: Job<z.infer<typeof Payload>> = {
  name: 'make-inspection-pack',
  payload: Payload,
  attempts: ATTEMPTS,
  expireSeconds: 5 * 60,
}

export interface PackMaking {
  readonly services: Services
  readonly tenants: Pick<CachedTenants, 'byId'>
  readonly workers: WorkPool
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

async function makePack(parts: PackMaking, tenantId: number, packId: string): Promise<void> {
  const { database, now } = parts.services
  const change = (values: Partial<StoredPack>) =>
    database.withTenant(tenantId, (tx) => changePack(tx, packId, values))
  await change({ state: 'reading' })
  const found = await database.withTenant(tenantId, (tx) => readRecords(tx, packId, now()))
  // It was deleted, or another attempt has made it.
  if (!found) return
  await change({ state: 'writing' })
  const files = await writeFiles(parts, tenantId, found)
  const { counts, classes } = found.content
  const classIds = classes.flatMap(({ id, hasSheet }) => (hasSheet ? [id] : []))
  await change({ state: 'ready', madeAt: now(), ...counts, ...files, classIds })
}

interface Found {
  readonly pack: StoredPack
  readonly content: PackContent
}

async function readRecords(tx: Tx, packId: string, now: Date): Promise<Found | null> {
  const [row] = await tx
    .select({ pack: inspectionPacks, company: { id: companies.id, name: companies.name } })
    .from(inspectionPacks)
    .innerJoin(companies, eq(companies.id, inspectionPacks.companyId))
    .where(eq(inspectionPacks.id, packId))
  if (!row || row.pack.pdfKey !== null) return null
  const { modules, site, department, describesOn: on } = row.pack
  const scope = { modules, site, department, on }
  return { pack: row.pack, content: await readPack(tx, { company: row.company, scope, now }) }
}

/** Stored before the row names them (decision 0042); the key contains the day, for the nightly job. */
async function writeFiles({ services, tenants, workers }: PackMaking, tenantId: number, found: Found) {
  const { storage, now, config } = services
  const { pack, content } = found
  const tenant = await tenants.byId(tenantId)
  const madeOn = dayOf(now())
  const origin = {
    ...{ madeOn, madeBy: pack.requestedBy },
    checkUrl: siteUrl(tenantSite(config, tenant), '/verify'),
  }
  const input = { content, brand: paperBrand(tenant.config), origin }
  const pdf = await workers.run({ tenantId, account: 'inspection-packs' }, PACK_TASK, input)
  const stem = `${PACK_FOLDER}${tenantId}/${madeOn}/${randomUUID()}`
  const [pdfKey, csvKey] = [`${stem}.pdf`, `${stem}.csv`]
  await storage.put(pdfKey, pdf, 'application/pdf')
  await storage.put(csvKey, Buffer.from(packCsv(content)), CSV_TYPE)
  return { pdfKey, csvKey }
}
