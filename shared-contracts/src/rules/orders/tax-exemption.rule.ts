import { US_STATES, type UsState } from '../us-states.rule.ts'

/** Where exemption certificates come from: the states, and the District of Columbia. */
export const TAX_STATES: readonly UsState[] = [
  ...US_STATES,
  { code: 'DC', name: 'District of Columbia' },
].toSorted((one, other) => one.name.localeCompare(other.name))

interface Dated {
  /** The last valid day, as a calendar day; `null` if it never expires. */
  readonly expiresOn: string | null
}

/** `today` as a calendar day in UTC. */
export function isExpiredOn({ expiresOn }: Dated, today: string): boolean {
  return expiresOn !== null && expiresOn < today
}
