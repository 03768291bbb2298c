import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run/paths.ts'

interface Listing {
  readonly routes: readonly { readonly path: string; readonly access?: object }[]
}

const ROUTES = ['host-shell/pages.json', ...globSync('remote-*/remote.json', { cwd: ROOT })].flatMap(
  (file) => (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Listing).routes,
)
const accessOf = (path: string) => {
  const route = ROUTES.find((one) => one.path === path)
  return route && (route.access ?? null)
}

const SUPER_ADMIN = { superAdmin: true }
const ROLES = { roles: ['super_admin', 'admin'] }

// `null`: open to everybody. Spec section 2 and the added routes of decisions.md.
test.each<[string, object | null]>([
  ['/', null],
  ['/login', null],
  ['/register', null],
  ['/free-resources', null],
  ['/consultations', null],
  ['/quizzes', null],
  ['/progress', null],
  ['/partners', null],
  ['/partner/:partnerId', null],
  ['/consultant/:publicUrl', null],
  ['/blog', null],
  ['/blog/:slug', null],
  ['/privacy', null],
  ['/terms', null],
  ['/electrical-safety-training', null],
  ['/professional-certification', null],
  ['/osha-30-training', null],
  ['/osha-10-training', null],
  ['/ehs-specialist-certification', null],
  ['/fall-protection-training', null],
  ['/confined-space-training', null],
  ['/hazard-communication-training', null],
  ['/lockout-tagout-training', null],
  ['/safety-training', null],
  ['/safety-training/:location', null],
  ['/dashboard', { subscribed: true, orHolder: true }],
  ['/certificates', { subscribed: true, orHolder: true }],
  ['/view-consultations', {}],
  ['/subscriptions', {}],
  ['/citations', SUPER_ADMIN],
  ['/admin', SUPER_ADMIN],
  ['/manager', SUPER_ADMIN],
  ['/tickets', SUPER_ADMIN],
  ['/seo', SUPER_ADMIN],
  ['/tenant-management', SUPER_ADMIN],
  ['/csp-ehs-professionals', SUPER_ADMIN],
  ['/subscriptions-dashboard', SUPER_ADMIN],
  ['/social-media', ROLES],
  ['/admin/blog', ROLES],
  ['/admin/notices', ROLES],
  ['/admin/reviews', ROLES],
  ['/traffic', ROLES],
  ['/professional-partners', { admin: true }],
  ['/training-dashboard', { partner: true }],
  ['/company', { companyManager: true }],
  ['/company-invitations', {}],
  ['/modules/:code', null],
  ['/verify/:code', null],
  ['/courses', null],
  ['/pricing', null],
  ['/cart', null],
  ['/for-companies', null],
  ['/about', null],
  ['/contact', null],
  ['/sample-certificate', null],
  ['/verify', null],
  ['/refunds', null],
  ['/cookies', null],
  ['/accessibility', null],
  ['/account', {}],
  ['/forgot-password', null],
  ['/reset-password', null],
  ['/verify-email', null],
])('lists %s for the users that the specification names', (path, access) => {
  expect(accessOf(path)).toEqual(access)
})
