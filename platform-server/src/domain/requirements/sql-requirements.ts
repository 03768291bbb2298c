import { and, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { companyClasses, companyClassPeople } from '../../lib/data/schema/company/classes.ts'
import { companyExemptions, companyRules } from '../../lib/data/schema/company/requirements.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { users } from '../../lib/data/schema/people.ts'
import { isLearner } from '../accounts/is-learner.ts'

export type CompanyRuleRow = typeof companyRules.$inferSelect

/** The oldest first. */
export function rulesOf(tx: Tx, companyId: number): Promise<CompanyRuleRow[]> {
  return tx.select().from(companyRules).where(eq(companyRules.companyId, companyId)).orderBy(companyRules.id)
}

export type Member = Awaited<ReturnType<typeof membersOf>>[number]

/** Active people of a company who are learners, with their accounts; of `userIds` only, where there are any. */
export function membersOf(tx: Tx, companyId: number, userIds?: readonly number[]) {
  const { id: personId, jobRole, site, department } = companyPeople
  return tx
    .select({ personId, jobRole, site, department, account: users })
    .from(companyPeople)
    .innerJoin(users, eq(users.id, companyPeople.userId))
    .where(
      and(
        eq(companyPeople.companyId, companyId),
        isNotNull(companyPeople.userId),
        isNull(companyPeople.deactivatedAt),
        isNull(users.erasedAt),
        isLearner,
        userIds && inArray(users.id, [...userIds]),
      ),
    )
    .orderBy(users.lastName, users.firstName, users.id)
}

interface Exempt {
  readonly companyId: number
  /** Everyone of the company without them. */
  readonly personIds?: readonly number[] | undefined
  readonly today: string
}

/** Last days of the exemptions that hold, by `personId module`. */
export async function exemptionsOf(
  tx: Tx,
  { companyId, personIds, today }: Exempt,
): Promise<ReadonlyMap<string, string>> {
  const { personId, moduleCode, endsOn, endedAt } = companyExemptions
  const holds = and(
    eq(companyExemptions.companyId, companyId),
    personIds && inArray(personId, [...personIds]),
    isNull(endedAt),
    gte(endsOn, today),
  )
  const rows = await tx
    .select({ personId, moduleCode, endsOn })
    .from(companyExemptions)
    .where(holds)
    .orderBy(endsOn)
  return new Map(rows.map((row) => [`${row.personId} ${row.moduleCode}`, row.endsOn]))
}

/** The last day on which each of these people attended a class of the company, by `userId module`. */
export async function classesOf(
  tx: Tx,
  companyId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  const { moduleCode, heldOn, voidedAt } = companyClasses
  const rows = await tx
    .select({ userId: companyPeople.userId, moduleCode, heldOn })
    .from(companyClassPeople)
    .innerJoin(companyClasses, eq(companyClasses.id, companyClassPeople.classId))
    .innerJoin(companyPeople, eq(companyPeople.id, companyClassPeople.personId))
    .where(
      and(
        eq(companyClasses.companyId, companyId),
        isNull(voidedAt),
        inArray(companyPeople.userId, [...userIds]),
      ),
    )
    .orderBy(heldOn)
  return new Map(rows.map((row) => [`${row.userId} ${row.moduleCode}`, row.heldOn]))
}
