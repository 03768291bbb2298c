import type { CompanyExemption, CompanyExemptionRequest } from '@platform/shared-contracts/http'
import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { personName } from '../domain/accounts/person-name.rule.ts'
import type { ExportSection } from '../app/account-export.ts'
import { dayOf } from '../domain/requirements/standing.rule.ts'
import { recordAudits } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { companyExemptions } from '../lib/data/schema/company/requirements.ts'
import { companyPeople } from '../lib/data/schema/company/company-people.ts'
import { ProblemError } from '../lib/problem.ts'
import { validateModules } from './assign-training.ts'
import { auditOfPerson, selectedPeople, type Acting } from './company-selection.ts'

const LISTED = 500

type Row = typeof companyExemptions.$inferSelect

/** Holds from the moment it is granted until the end of its last day, unless it is ended before. */
const holds = ({ endsOn, endedAt }: Row, now: Date) => endedAt === null && endsOn >= dayOf(now)

export async function exemptionList(tx: Tx, { company, now }: Acting): Promise<CompanyExemption[]> {
  const { firstName, lastName, email } = companyPeople
  const rows = await tx
    .select({ exemption: companyExemptions, firstName, lastName, email })
    .from(companyExemptions)
    .innerJoin(companyPeople, eq(companyPeople.id, companyExemptions.personId))
    .where(eq(companyExemptions.companyId, company.id))
    .orderBy(
      desc(sql`${companyExemptions.endedAt} is null`),
      desc(companyExemptions.endsOn),
      desc(companyExemptions.id),
    )
    .limit(LISTED)
  return rows.map(({ exemption, ...person }) => {
    const { id, personId, moduleCode, reason, endsOn, grantedBy, grantedAt, endedAt, endedBy } = exemption
    return {
      ...{ id, personId, module: moduleCode, reason, endsOn, grantedBy, endedBy },
      name: personName(person),
      grantedAt: grantedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      isActive: holds(exemption, now),
    }
  })
}

/** Returns how many pairs of person and module are exempt now. Errors: 404, 409 `count-changed`, 422. */
export async function exempt(tx: Tx, acting: Acting, wanted: CompanyExemptionRequest): Promise<number> {
  const { who, company, now } = acting
  validateModules(wanted.modules)
  if (wanted.endsOn < dayOf(now)) throw new ProblemError(422, 'invalid:due-day', { field: 'endsOn' })
  const personIds = [...(await selectedPeople(tx, acting, wanted)).values()]
  const modules = [...new Set(wanted.modules)]
  await lockPeople(tx, personIds)
  await endAll(tx, acting, personIds, modules)
  const common = {
    ...{ tenantId: who.tenantId, companyId: company.id, reason: wanted.reason, endsOn: wanted.endsOn },
    ...{ grantedBy: who.email, grantedAt: now },
  }
  const rows = personIds.flatMap((personId) =>
    modules.map((moduleCode) => ({ ...common, personId, moduleCode })),
  )
  await tx.insert(companyExemptions).values(rows)
  const { reason, endsOn } = wanted
  await recordAudits(
    tx,
    rows.map(({ personId, moduleCode: module }) => ({
      ...auditOfPerson(acting, personId),
      ...{ action: 'company-person.exempt' as const, after: { module, endsOn, reason } },
    })),
  )
  return rows.length
}

/** Of two exemptions of a person at once, the second ends the first. */
async function lockPeople(tx: Tx, personIds: number[]): Promise<void> {
  const { id } = companyPeople
  await tx.select({ id }).from(companyPeople).where(inArray(id, personIds)).orderBy(id).for('no key update')
}

/** One exemption of a person and a module holds at a time. */
async function endAll(tx: Tx, { who, now }: Acting, personIds: number[], modules: string[]): Promise<void> {
  await tx
    .update(companyExemptions)
    .set({ endedAt: now, endedBy: who.email })
    .where(
      and(
        inArray(companyExemptions.personId, personIds),
        inArray(companyExemptions.moduleCode, modules),
        gte(companyExemptions.endsOn, dayOf(now)),
        isNull(companyExemptions.endedAt),
      ),
    )
}

/** Errors: 404 for one that does not hold, and for those of other companies. */
export async function endExemption(tx: Tx, acting: Acting, id: number): Promise<void> {
  const { who, company, now } = acting
  const [row] = await tx
    .update(companyExemptions)
    .set({ endedAt: now, endedBy: who.email })
    .where(
      and(
        eq(companyExemptions.id, id),
        eq(companyExemptions.companyId, company.id),
        isNull(companyExemptions.endedAt),
      ),
    )
    .returning()
  if (!row) throw new ProblemError(404, 'exemption-not-found')
  const { moduleCode: module, endsOn, reason } = row
  const before = { module, endsOn, reason }
  await recordAudits(tx, [
    { ...auditOfPerson(acting, row.personId), action: 'company-person.end-exemption', before },
  ])
}

export const exemptionExport: ExportSection = {
  name: 'trainingExemptions',
  rowsOf: (tx, userId) =>
    tx
      .select({
        module: companyExemptions.moduleCode,
        reason: companyExemptions.reason,
        endsOn: companyExemptions.endsOn,
        grantedBy: companyExemptions.grantedBy,
        grantedAt: companyExemptions.grantedAt,
      })
      .from(companyExemptions)
      .innerJoin(companyPeople, eq(companyPeople.id, companyExemptions.personId))
      .where(eq(companyPeople.userId, userId)),
}
