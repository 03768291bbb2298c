import type { NavCondition } from '../../http/releases/remote-listing.ts'
import type { TenantConfig } from '../../http/tenants/tenant.ts'
import type { User } from '../../http/accounts/user.ts'
import { isFeatureEnabled } from '../tenants/features.rule.ts'
import { countsAsAdmin, isSuperAdmin } from './roles.rule.ts'

type Tenant = Pick<TenantConfig, 'features'>

/** Whether a menu entry shows (spec section 2, header). */
export function isNavEntryShown(when: NavCondition | undefined, user: User | null, tenant: Tenant): boolean {
  return !when || (matchesPerson(when, user) && isFeatureOpen(when, user, tenant))
}

function matchesPerson(when: NavCondition, user: User | null): boolean {
  if (when.signedIn !== undefined && when.signedIn !== (user !== null)) return false
  if (when.partner !== undefined && when.partner !== (user?.isProfessionalPartner ?? false)) return false
  return matchesRole(when, user)
}

function matchesRole({ admin, superAdmin }: NavCondition, user: User | null): boolean {
  if (superAdmin) return user !== null && isSuperAdmin(user)
  return !admin || (user !== null && countsAsAdmin(user))
}

function isFeatureOpen({ feature }: NavCondition, user: User | null, tenant: Tenant): boolean {
  if (!feature || (user && isSuperAdmin(user))) return true
  return isFeatureEnabled(tenant, feature)
}
