import type { Compliance, Standing } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import { measuredOf } from '../progress/sql-measured.ts'
import type { AssignmentFacts } from './plan-assignment.rule.ts'
import { requirementsOf, type RequirementRule } from './requirement.rule.ts'
import { exemptionsOf, membersOf, rulesOf, type Member } from './sql-requirements.ts'
import { dayOf, isCounted, isCurrent, standingOf } from './standing.rule.ts'
import { trainedOf } from './trained-of.ts'

interface Wanted {
  readonly companyId: number
  readonly now: Date
  /** Everyone of the company without them. */
  readonly userIds?: readonly number[]
  /** In place of the rules that are stored, for a preview. */
  readonly rules?: readonly RequirementRule[]
}

export interface MemberTraining {
  readonly member: Member
  readonly module: string
  readonly facts: AssignmentFacts
  readonly standing: Standing
  readonly isRequired: boolean
}

/** Every module of every active person of a company, with what is required of them. */
export async function companyTraining(tx: Tx, wanted: Wanted): Promise<MemberTraining[]> {
  const { companyId, now } = wanted
  const members = await membersOf(tx, companyId, wanted.userIds)
  const rules = wanted.rules ?? (await rulesOf(tx, companyId))
  const factsOf = await factsOfAll(tx, wanted, members)
  return members.flatMap((member) => {
    const required = requirementsOf(rules, member)
    return CORE_MODULES.map(({ code: module }) => {
      const requirement = required.get(module) ?? null
      const { isInProgress, ...known } = factsOf(member, module)
      const facts = { ...known, requirement }
      const dueOn = facts.assignment?.dueOn ?? null
      const standing = standingOf({ ...facts, isInProgress, dueOn }, now)
      return { member, module, facts, standing, isRequired: requirement !== null }
    })
  })
}

async function factsOfAll(tx: Tx, { companyId, now, ...wanted }: Wanted, members: readonly Member[]) {
  const userIds = members.map(({ account }) => account.id)
  const personIds = wanted.userIds && members.map(({ personId }) => personId)
  const exempt = await exemptionsOf(tx, { companyId, personIds, today: dayOf(now) })
  const trained = await trainedOf(tx, companyId, userIds)
  const measured = await measuredOf(tx, userIds, now)
  const assigned = await assignmentsOf(tx, userIds)
  return ({ personId, account: { id: userId } }: Member, module: string) => ({
    exemptUntil: exempt.get(`${personId} ${module}`) ?? null,
    trained: trained(userId, module),
    assignment: assigned.get(`${userId} ${module}`) ?? null,
    // A failed quiz is training that goes on.
    isInProgress: measured({ userId, moduleCode: module }) !== null,
  })
}

async function assignmentsOf(tx: Tx, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map<string, never>()
  const rows = await tx
    .select()
    .from(trainingAssignments)
    .where(inArray(trainingAssignments.userId, [...userIds]))
  return new Map(rows.map((row) => [`${row.userId} ${row.moduleCode}`, row]))
}

export function complianceOf(training: readonly MemberTraining[]): Compliance {
  const counted = training.filter(({ standing, isRequired }) => isCounted(standing, isRequired))
  return {
    required: counted.length,
    current: counted.filter(({ standing }) => isCurrent(standing)).length,
  }
}
