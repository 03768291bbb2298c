import { and, eq, isNull } from 'drizzle-orm'
import { personName } from '../domain/accounts/person-name.rule.ts'
import type { RequestTenant } from '../app/request-context.ts'
import type { Tx } from '../lib/data/database.ts'
import { inspectionPacks, inspectionPackSchedules } from '../lib/data/schema/company/inspection-packs.ts'
import { companies } from '../lib/data/schema/people.ts'
import { addLink } from './links/sql-links.ts'
import type { OfPack, PackMaking } from './pack-making.ts'
import { packEmail } from './schedules/pack-email.ts'
import { recipientsOf } from './schedules/sql-schedules.ts'
import type { StoredPack } from './sql-packs.ts'

/** All files of a pack are there. One transaction: of two attempts, one tells the recipients of its schedule. */
export async function finishPack(parts: PackMaking, { tenantId, packId }: OfPack): Promise<void> {
  const { database, now } = parts.services
  const tenant = await parts.tenants.byId(tenantId)
  await database.withTenant(tenantId, async (tx) => {
    const [pack] = await tx
      .update(inspectionPacks)
      .set({ state: 'ready', madeAt: now() })
      .where(and(eq(inspectionPacks.id, packId), isNull(inspectionPacks.madeAt)))
      .returning()
    if (pack) await announce(parts, tx, { tenant, pack })
  })
}

interface Finished {
  readonly tenant: RequestTenant
  readonly pack: StoredPack
}

/** Each gets a link of their own, so that the page says who used which. */
async function announce({ services, tenantMailer }: PackMaking, tx: Tx, { tenant, pack }: Finished) {
  if (pack.scheduleId === null) return
  const [row] = await tx
    .select({ schedule: inspectionPackSchedules, company: companies.name })
    .from(inspectionPackSchedules)
    .innerJoin(companies, eq(companies.id, inspectionPackSchedules.companyId))
    .where(eq(inspectionPackSchedules.id, pack.scheduleId))
  if (!row) return
  const { schedule, company } = row
  const { setBy, linkDays: days } = schedule
  for (const manager of await recipientsOf(tx, schedule)) {
    const made = { recipient: personName(manager), days, createdBy: setBy, createdAt: services.now() }
    const { token, expiresAt } = await addLink(tx, pack, made)
    await tenantMailer(tx, { tenant }, packEmail(manager, { company, pack, setBy, token, expiresAt }))
  }
}
