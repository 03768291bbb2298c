import { hasPermission, PERMISSIONS } from './permissions.rule.ts'

// spec section 6: two further permissions for admin-level users or partners
test.each([
  { role: 'user', isProfessionalPartner: false, granted: false },
  { role: 'user', isProfessionalPartner: true, granted: true },
  { role: 'admin', isProfessionalPartner: false, granted: true },
  { role: 'super_admin', isProfessionalPartner: false, granted: true },
  { role: 'superuser', isProfessionalPartner: false, granted: false },
])('$role, partner $isProfessionalPartner: $granted', ({ granted, ...user }) => {
  expect(PERMISSIONS.map((permission) => hasPermission(user, permission))).toEqual([granted, granted])
})
