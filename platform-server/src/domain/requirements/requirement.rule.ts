import type { ExpiryBasis, RequiredModule } from '@platform/shared-contracts/http'

/** Where a person works, as the company's managers named it. */
export interface Place {
  readonly jobRole: string
  readonly site: string
  readonly department: string
}

/** What a company requires at a place; an empty part of the place is any. */
export interface RequirementRule extends Place {
  readonly dueInDays: number
  readonly modules: readonly RequiredModule[]
}

/** What all rules together require of a person in one module. */
export interface Requirement {
  readonly months: number
  readonly basis: ExpiryBasis
  readonly dueInDays: number
}

const PARTS = ['jobRole', 'site', 'department'] as const

/** Names that differ only in case or in spaces around them are one place: an import must not hide a person from a rule. */
export function reaches(rule: Place, person: Place): boolean {
  return PARTS.every((part) => plain(rule[part]) === '' || plain(rule[part]) === plain(person[part]))
}

const plain = (name: string) => name.trim().toLowerCase()

/** By module. Where rules differ, the strictest counts: the shortest interval, and the fewest days. */
export function requirementsOf(
  rules: readonly RequirementRule[],
  person: Place,
): ReadonlyMap<string, Requirement> {
  const found = new Map<string, Requirement>()
  for (const { modules, dueInDays, ...place } of rules) {
    if (!reaches(place, person)) continue
    for (const { module, ...required } of modules)
      found.set(module, strictest(found.get(module), { ...required, dueInDays }))
  }
  return found
}

/** The basis is that of the shortest interval; of two that are equal, the law counts. */
function strictest(one: Requirement | undefined, other: Requirement): Requirement {
  if (!one) return other
  const months = Math.min(one.months, other.months)
  const isLaw = [one, other].some((each) => each.months === months && each.basis === 'regulatory')
  return {
    months,
    basis: isLaw ? 'regulatory' : 'recommended',
    dueInDays: Math.min(one.dueInDays, other.dueInDays),
  }
}
