import type { Role } from '@platform/shared-contracts/http'

interface Standing {
  readonly role: Role
  readonly isDisabled: boolean
  readonly isErased: boolean
}

interface Circumstances {
  /** Super admins of the tenant who can sign in, this person included if they are one. */
  readonly superAdmins: number
  /** Learners who are assigned to this person. */
  readonly learners: number
  /** Hours to come that clients booked with this person. */
  readonly consultations: number
}

export type EndRefusal = 'erased-already' | 'last-super-admin' | 'has-learners' | 'has-consultations'

/** Why an account cannot be disabled or erased now; `null` when it can. */
export function endRefusal(
  action: 'disable' | 'erase',
  { role, isDisabled, isErased }: Standing,
  { superAdmins, learners, consultations }: Circumstances,
): EndRefusal | null {
  if (isErased) return 'erased-already'
  if (role === 'super_admin' && !isDisabled && superAdmins <= 1) return 'last-super-admin'
  // A partner whose account was taken over must be stopped at once, whoever waits for them.
  if (action === 'disable') return null
  if (learners > 0) return 'has-learners'
  return consultations > 0 ? 'has-consultations' : null
}
