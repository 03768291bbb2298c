import type { PersonChange, Role } from '@platform/shared-contracts/http'

interface Standing {
  readonly role: Role
  readonly isSubscribed: boolean
  readonly isProfessionalPartner: boolean
}

interface Circumstances {
  readonly isOneself: boolean
  /** Super admins of the tenant, this person included. */
  readonly superAdmins: number
  /** Learners who are assigned to this person. */
  readonly learners: number
}

export type Refusal = 'own-role' | 'last-super-admin' | 'has-learners' | 'reason-missing'

type Case = (person: Standing, change: PersonChange, circumstances: Circumstances) => boolean

const isNewRole: Case = (person, { role }) => role !== undefined && role !== person.role

const CASES: readonly (readonly [Refusal, Case])[] = [
  ['own-role', (...given) => isNewRole(...given) && given[2].isOneself],
  [
    'last-super-admin',
    (...given) => isNewRole(...given) && given[0].role === 'super_admin' && given[2].superAdmins <= 1,
  ],
  [
    'has-learners',
    (person, change, { learners }) =>
      person.isProfessionalPartner && change.isProfessionalPartner === false && learners > 0,
  ],
  [
    'reason-missing',
    (person, { isSubscribed = person.isSubscribed, reason = '' }) =>
      isSubscribed !== person.isSubscribed && reason.length < 3,
  ],
]

/** Why a change of a person is refused; `null` when it is not. */
export function refusalOf(...given: Parameters<Case>): Refusal | null {
  return CASES.find(([, isCase]) => isCase(...given))?.[0] ?? null
}
