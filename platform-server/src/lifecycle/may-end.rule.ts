import type { Role } from '@platform/shared-contracts/http'

interface Standing {
  readonly role: Role
  readonly isDisabled: boolean
  readonly isErased: boolean
  readonly isOperator: boolean
}

interface Circumstances {
  /** Super admins of the tenant who can sign in, this person included if they are one. */
  readonly superAdmins: number
  /** Platform operators of the tenant who can sign in. */
  readonly operators: number
  /** Learners who are assigned to this person. */
  readonly learners: number
  /** Hours to come that clients booked with this person. */
  readonly consultations: number
}

export type EndRefusal =
  'erased-already' | 'last-super-admin' | 'last-operator' | 'has-learners' | 'has-consultations'

/** Why an account cannot be disabled or erased now; `null` when it can. */
export function endRefusal(
  action: 'disable' | 'erase',
  standing: Standing,
  circumstances: Circumstances,
): EndRefusal | null {
  if (standing.isErased) return 'erased-already'
  const last = lastOfItsKind(standing, circumstances)
  if (last) return last
  const { learners, consultations } = circumstances
  // A partner whose account was taken over must be stopped at once, even if clients wait for them.
  if (action === 'disable') return null
  if (learners > 0) return 'has-learners'
  return consultations > 0 ? 'has-consultations' : null
}

function lastOfItsKind(
  { role, isDisabled, isOperator }: Standing,
  { superAdmins, operators }: Circumstances,
): EndRefusal | null {
  if (isDisabled) return null
  if (role === 'super_admin' && superAdmins <= 1) return 'last-super-admin'
  return isOperator && operators <= 1 ? 'last-operator' : null
}
