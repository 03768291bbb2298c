import { RENEWAL_MONTHS, type CompanyRenewal, type CompanyRenewals } from '@platform/shared-contracts/http'
import { shownEmail } from '@platform/shared-contracts/rules'
import type { MemberTraining } from '../../domain/requirements/company-standings.ts'

/** Training that stops to count on a day of these months, the earliest first. */
export function renewalsOf(training: readonly MemberTraining[], months: readonly string[]): CompanyRenewal[] {
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const isShown = ({ until }: CompanyRenewal) => monthOf(until) >= first && monthOf(until) <= last
  return training.flatMap(toRenewal).filter(isShown).sort(byDay)
}

interface Place {
  readonly site?: string | undefined
  readonly department?: string | undefined
  readonly jobRole?: string | undefined
}

/** Training of a person who works there; an empty place is any. */
export const isAt =
  ({ site, department, jobRole }: Place) =>
  ({ member }: MemberTraining) =>
    (!site || member.site === site) &&
    (!department || member.department === department) &&
    (!jobRole || member.jobRole === jobRole)

function toRenewal({ member, module, standing, isRequired }: MemberTraining): CompanyRenewal[] {
  const { state, until, trainedBy } = standing
  if (!isTrained(state) || until === null || !trainedBy) return []
  const { personId, account } = member
  const { firstName, lastName } = account
  const email = shownEmail(account.email)
  return [{ personId, firstName, lastName, email, module, until, state, trainedBy, isRequired }]
}

const isTrained = (state: string): state is CompanyRenewal['state'] =>
  state === 'current' || state === 'expiring' || state === 'expired'

/** People of one day stay in the order in which they came: by name. */
const byDay = (one: CompanyRenewal, other: CompanyRenewal) =>
  one.until.localeCompare(other.until) || one.module.localeCompare(other.module)

export const monthOf = (day: string) => day.slice(0, 7)

/** The month of `today` and the twelve after it. */
export function renewalMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: RENEWAL_MONTHS }, (_, after) =>
    new Date(Date.UTC(year, month - 1 + after, 1)).toISOString().slice(0, 7),
  )
}

export function countByMonth(
  renewals: readonly CompanyRenewal[],
  months: readonly string[],
): CompanyRenewals['months'] {
  return months.map((month) => {
    const ofMonth = renewals.filter(({ until }) => monthOf(until) === month)
    return { month, renewals: ofMonth.length, people: new Set(ofMonth.map(({ personId }) => personId)).size }
  })
}

/** What ends on one day in one module. */
export interface RenewalDay {
  readonly day: string
  readonly module: string
  readonly people: readonly CompanyRenewal[]
}

/** A calendar entry for each day and module, not for each person: a class of thirty expires on one day. */
export function renewalDays(renewals: readonly CompanyRenewal[]): RenewalDay[] {
  const byKey = Map.groupBy(renewals, ({ until, module }) => `${until} ${module}`)
  return [...byKey.values()].flatMap((people) => {
    const [first] = people
    return first ? [{ day: first.until, module: first.module, people }] : []
  })
}
