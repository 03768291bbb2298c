import type { User } from '../../http/accounts/user.ts'
import { countsAsAdmin } from './roles.rule.ts'

/** The two further permissions of spec section 6; decisions.md says what they are for. */
export const PERMISSIONS = ['manage-consultations', 'see-assigned-learners'] as const
export type Permission = (typeof PERMISSIONS)[number]

type Grantee = Pick<User, 'role' | 'isProfessionalPartner'>

/** Who is granted them. Which consultations and learners they then see is the server's own question. */
const GRANTS: Readonly<Record<Permission, (user: Grantee) => boolean>> = {
  'manage-consultations': isAdminOrPartner,
  'see-assigned-learners': isAdminOrPartner,
}

/** For a page that shows or hides something, and for the server, which refuses. */
export function hasPermission(user: Grantee, permission: Permission): boolean {
  return GRANTS[permission](user)
}

function isAdminOrPartner(user: Grantee): boolean {
  return countsAsAdmin(user) || user.isProfessionalPartner
}
