import { randomUUID } from 'node:crypto'
import { MAX_PACK_CERTIFICATES } from '@platform/shared-contracts/http'
import { dayOf } from '../domain/requirements/standing.rule.ts'
import { tenantSite } from '../domain/tenants/tenant-site.ts'
import { CSV_TYPE } from '../lib/csv.ts'
import type { Tx } from '../lib/data/database.ts'
import { inspectionPackCertificates } from '../lib/data/schema/company/inspection-packs.ts'
import { siteUrl } from '../lib/network/site-url.ts'
import { paperBrand } from '../lib/pdf/paper-brand.ts'
import { packCsv } from './content/pack-csv.ts'
import { readPack } from './content/read-pack.ts'
import { validCertificates } from './content/valid-certificates.ts'
import type { PackMaking } from './pack-making.ts'
import { newFileKey, removeFiles } from './pack-files.ts'
import { PACK_TASK } from './pdf/pack-task.ts'
import { changePack, nameFiles, type PackOfJob } from './sql-packs.ts'

/** Stores the PDF and the CSV of a pack, and which certificates belong to it. */
export async function writeRecords(parts: PackMaking, pack: PackOfJob): Promise<void> {
  const { database, now, storage } = parts.services
  const { id, tenantId } = pack
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) => database.withTenant(tenantId, work)
  await inTenant((tx) => changePack(tx, id, { state: 'reading' }))
  const found = await inTenant((tx) => readRecords(tx, pack, now()))
  await inTenant((tx) => changePack(tx, id, { state: 'writing' }))
  const files = await writeFiles(parts, pack, found.content)
  const { counts, classes } = found.content
  const classIds = classes.flatMap((each) => (each.hasSheet ? [each.id] : []))
  const isNamed = await inTenant(async (tx) => {
    const own = { hasCertificates: found.certificates !== null, classIds }
    if (!(await nameFiles(tx, id, { ...own, ...counts, ...files }))) return false
    const rows = (found.certificates ?? []).map(({ id: certificateId, fileName }) => ({
      ...{ tenantId, packId: id, certificateId, fileName },
    }))
    if (rows.length > 0) await tx.insert(inspectionPackCertificates).values(rows)
    return true
  })
  if (!isNamed) await removeFiles(storage, [files.pdfKey, files.csvKey])
}

/** In one transaction, so that roster and certificates agree. */
async function readRecords(tx: Tx, pack: PackOfJob, now: Date) {
  const { modules, site, department, describesOn: on, company } = pack
  const scope = { modules, site, department, on }
  const content = await readPack(tx, { company, scope, now })
  return { content, certificates: await certificatesOf(tx, pack, { companyId: company.id, scope, now }) }
}

/** `null` for a pack without, and where a company has outgrown the limit since its schedule was set. */
async function certificatesOf(
  tx: Tx,
  { hasCertificates }: PackOfJob,
  wanted: Parameters<typeof validCertificates>[1],
) {
  if (!hasCertificates) return null
  const { certificates } = await validCertificates(tx, wanted)
  return certificates.length > MAX_PACK_CERTIFICATES ? null : certificates
}

type Content = Awaited<ReturnType<typeof readPack>>

/** Stored before the row names them (decision 0042). */
async function writeFiles({ services, tenants, workers }: PackMaking, pack: PackOfJob, content: Content) {
  const { storage, now, config } = services
  const { tenantId, requestedBy: madeBy } = pack
  const tenant = await tenants.byId(tenantId)
  const madeOn = dayOf(now())
  const origin = { madeOn, madeBy, checkUrl: siteUrl(tenantSite(config, tenant), '/verify') }
  const input = { content, brand: paperBrand(tenant.config), origin }
  const pdf = await workers.run({ tenantId, account: 'inspection-packs' }, PACK_TASK, input)
  const id = randomUUID()
  const pdfKey = newFileKey({ tenantId, day: madeOn, id, kind: 'pdf' })
  const csvKey = newFileKey({ tenantId, day: madeOn, id, kind: 'csv' })
  await storage.put(pdfKey, pdf, 'application/pdf')
  await storage.put(csvKey, Buffer.from(packCsv(content)), CSV_TYPE)
  return { pdfKey, csvKey }
}
