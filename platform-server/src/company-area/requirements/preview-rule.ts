import type { CompanyRulePreview, CompanyRuleRequest } from '@platform/shared-contracts/http'
import { personName } from '../../domain/accounts/person-name.rule.ts'
import type { MemberTraining } from '../../domain/requirements/company-standings.ts'
import { hasOpenDueDay, planAssignment } from '../../domain/requirements/plan-assignment.rule.ts'
import { reaches, type Place } from '../../domain/requirements/requirement.rule.ts'
import { isCurrent } from '../../domain/requirements/standing.rule.ts'

interface Seen {
  /** Of everyone, with the rule among the others. */
  readonly training: readonly MemberTraining[]
  readonly invited: readonly Place[]
  readonly now: Date
}

const NAMES = 5

/** What a rule would do to the people whom it reaches. */
export function previewOf(rule: CompanyRuleRequest, { training, invited, now }: Seen): CompanyRulePreview {
  const reached = training.filter(({ member }) => reaches(rule, member))
  const wanted = reached.filter(({ module }) => rule.modules.some((one) => one.module === module))
  const names = new Map(reached.map(({ member: { personId, account } }) => [personId, personName(account)]))
  const count = (fits: (one: MemberTraining) => boolean) => wanted.filter(fits).length
  const isPlanned = ({ facts }: MemberTraining) => planAssignment(facts, now) !== null
  return {
    people: { count: names.size, names: [...names.values()].slice(0, NAMES) },
    invited: invited.filter((place) => reaches(rule, place)).length,
    current: count((one) => isCurrent(one.standing) && !isPlanned(one)),
    exempt: count(({ standing }) => standing.state === 'exempt'),
    assigned: count(isPlanned),
    unchanged: count(
      ({ standing, facts }) => standing.state !== 'exempt' && !isCurrent(standing) && hasOpenDueDay(facts),
    ),
  }
}
