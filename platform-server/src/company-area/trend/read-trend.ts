import type { ComplianceDay } from '@platform/shared-contracts/http'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { classTraining } from '../../domain/requirements/class-training.rule.ts'
import { requirementsOf } from '../../domain/requirements/requirement.rule.ts'
import { membersOf, rulesOf } from '../../domain/requirements/sql-requirements.ts'
import type { Tx } from '../../lib/data/database.ts'
import { companyClasses, companyClassPeople } from '../../lib/data/schema/company/classes.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { companyExemptions } from '../../lib/data/schema/company/requirements.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { complianceAt, trendMoments, type PastTraining, type RequiredCell } from './trend.rule.ts'

/**
 * The compliance at the end of each of the last twelve months and now, of the people who work there now and by the rules
 * of today. As in inspection packs of past days, what was current on a past day was so with the content of that day.
 */
export async function readTrend(tx: Tx, companyId: number, now: Date): Promise<ComplianceDay[]> {
  const members = await membersOf(tx, companyId)
  const userIds = members.map(({ account }) => account.id)
  const rules = await rulesOf(tx, companyId)
  const training = await trainingByCell(tx, companyId, userIds)
  const exemptions = await exemptionsByCell(tx, companyId)
  const added = await addedByPerson(tx, companyId)
  const cells = members.flatMap((member) =>
    [...requirementsOf(rules, member)].map(([module, requirement]): RequiredCell => ({
      requirement,
      addedAt: added.get(member.personId) ?? now,
      training: training.get(`${member.account.id} ${module}`) ?? [],
      exemptions: exemptions.get(`${member.personId} ${module}`) ?? [],
    })),
  )
  return trendMoments(now).map((moment) => complianceAt(cells, moment))
}

/** By `userId module`. Certificates that were revoked never counted, nor did classes that were voided. */
async function trainingByCell(tx: Tx, companyId: number, userIds: readonly number[]) {
  const certified = await tx
    .select({
      userId: certificates.userId,
      moduleCode: certificates.moduleCode,
      issuedAt: certificates.issuedAt,
      expiresAt: certificates.expiresAt,
      replacedAt: certificates.replacedAt,
    })
    .from(certificates)
    .where(and(inArray(certificates.userId, [...userIds]), isNull(certificates.revokedAt)))
  const attended = await tx
    .select({
      userId: companyPeople.userId,
      moduleCode: companyClasses.moduleCode,
      heldOn: companyClasses.heldOn,
    })
    .from(companyClassPeople)
    .innerJoin(companyClasses, eq(companyClasses.id, companyClassPeople.classId))
    .innerJoin(companyPeople, eq(companyPeople.id, companyClassPeople.personId))
    .where(and(eq(companyClasses.companyId, companyId), isNull(companyClasses.voidedAt)))
  return grouped<PastTraining>([
    ...certified.map(({ userId, moduleCode, issuedAt: at, expiresAt, replacedAt }) => ({
      key: `${userId} ${moduleCode}`,
      value: { trained: { by: 'certificate' as const, at, expiresAt, isOutdated: false }, replacedAt },
    })),
    ...attended.map(({ userId, moduleCode, heldOn }) => ({
      key: `${userId} ${moduleCode}`,
      value: { trained: classTraining(moduleCode, heldOn), replacedAt: null },
    })),
  ])
}

/** By `personId module`. */
async function exemptionsByCell(tx: Tx, companyId: number) {
  const rows = await tx.select().from(companyExemptions).where(eq(companyExemptions.companyId, companyId))
  return grouped(rows.map((value) => ({ key: `${value.personId} ${value.moduleCode}`, value })))
}

async function addedByPerson(tx: Tx, companyId: number): Promise<ReadonlyMap<number, Date>> {
  const { id, addedAt } = companyPeople
  const rows = await tx
    .select({ id, addedAt })
    .from(companyPeople)
    .where(eq(companyPeople.companyId, companyId))
  return new Map(rows.map((row) => [row.id, row.addedAt]))
}

function grouped<Value>(entries: readonly { readonly key: string; readonly value: Value }[]) {
  const groups = Map.groupBy(entries, ({ key }) => key)
  return new Map([...groups].map(([key, group]) => [key, group.map(({ value }) => value)]))
}
