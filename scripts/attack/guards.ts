import { nameOf, type Operation } from './operations.ts'

/** Who may use an operation. */
export type Guard =
  | 'everyone'
  | 'signedIn'
  | 'partner'
  | 'companyManager'
  | 'staff'
  | 'superAdmin'
  | 'tenantManager'
  | 'operator'
  | 'scimToken'

/** The first match decides. An operation without a match requires a signed-in user. */
const GUARDS: readonly (readonly [RegExp, Guard])[] = [
  [/^(GET|POST) \/api\/tenants$|^DELETE \/api\/tenants\/\{id\}$/, 'operator'],
  [/ \/api\/(operators|registry)(\/|$)/, 'operator'],
  [/ \/api\/tenants\//, 'tenantManager'],
  [/ \/api\/partner\//, 'partner'],
  [/ \/api\/company(\/|$)/, 'companyManager'],
  [/ \/api\/scim\//, 'scimToken'],
  [
    / \/api\/(admin\/blog|admin\/module-reviews|admin\/newsletter(\.csv)?|admin\/notices|admin\/partners|admin\/payouts(\.csv)?|social\/posts|traffic|certificate-register)(\/|$)/,
    'staff',
  ],
  [
    / \/api\/admin\/(content-review(\.csv)?|exercise-statistics|packages|question-statistics|recordings|reviews|statements(\.csv)?)(\/|$)/,
    'staff',
  ],
  [/ \/api\/(certificates\/\{id\}\/revoke|consultations\/\{id\}\/(reassign|replacements))$/, 'staff'],
  [/^POST \/api\/tickets$| \/api\/tickets\/own(\/|$)/, 'signedIn'],
  [/ \/api\/(admin|citations|companies|seo|tickets|uploads)(\/|$)| \/api\/professionals/, 'superAdmin'],
  [/ \/api\/auth\/me$/, 'signedIn'],
  [
    / \/api\/(auth|blog|gate|legal|inspection-pack|locations|newsletter|partners|releases|reports|resources|tablet|verify|visitor-requests|vitals)(\/|$)/,
    'everyone',
  ],
  [
    / \/api\/tenant\/config$|^POST \/api\/(orders\/quote|payments\/events|seat-invitations|lessons\/\{id\}\/check)$/,
    'everyone',
  ],
  // The form of another system, the secret address of a calendar and what anyone may check need no session.
  [
    / \/api\/lti\/(login|launch|deep-linking|content-items|keys)$|^GET \/api\/(calendar|renewals)\.ics$/,
    'everyone',
  ],
  [
    /^GET \/api\/(search|badges\/(issuer|revocations)|certificate-keys(\/\{kid\})?|lessons\/\{lessonId\}\/recordings\/\{id\})$/,
    'everyone',
  ],
  [
    /^GET \/api\/modules(\/\{code\}(\/lessons|\/reviews)?)?$|^POST \/api\/modules\/\{code\}\/practice$/,
    'everyone',
  ],
]

export function guardOf(operation: Pick<Operation, 'method' | 'path'>): Guard {
  const name = nameOf(operation)
  return GUARDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'signedIn'
}

export type Rank =
  | 'none'
  | 'learner'
  | 'subscriber'
  | 'partner'
  | 'companyManager'
  | 'admin'
  | 'super'
  | 'operator'
  | 'deployToken'

const LET_IN: Readonly<Record<Guard, readonly Rank[]>> = {
  everyone: [
    'none',
    'learner',
    'subscriber',
    'partner',
    'companyManager',
    'admin',
    'super',
    'operator',
    'deployToken',
  ],
  signedIn: ['learner', 'subscriber', 'partner', 'companyManager', 'admin', 'super', 'operator'],
  partner: ['partner'],
  companyManager: ['companyManager'],
  staff: ['admin', 'super', 'operator'],
  superAdmin: ['super', 'operator'],
  tenantManager: ['super', 'operator'],
  operator: ['operator'],
  // A session is no such token, for any role.
  scimToken: [],
}

/** Parts of the registry that operators may use and deploy tokens may not. */
const OPERATORS_ONLY = /^\/api\/registry\/(tokens|panel|overrides)/

/** A deploy token gives access to the registry, except for the parts that only operators see. */
export function isLetIn({ method, path }: Pick<Operation, 'method' | 'path'>, rank: Rank): boolean {
  if (rank === 'deployToken' && path.startsWith('/api/registry/')) return !OPERATORS_ONLY.test(path)
  return LET_IN[guardOf({ method, path })].includes(rank)
}

/** Whose record a request names: `none` if the path does not name a record with an owner. */
export type Whose = 'none' | 'own' | 'colleague' | 'foreign'

export interface Cell {
  readonly operation: Operation
  readonly rank: Rank
  readonly whose: Whose
}

/** What is wrong with the status of a response, or `null`. */
export function wrongStatus(cell: Cell, status: number): string | null {
  if (status === 0 || status >= 500) return 'the server failed'
  if (!isLetIn(cell.operation, cell.rank)) return refusalFault(cell, status)
  if (isPublic(cell)) return null
  if (isRefusedSession(cell, status)) return 'a valid session was refused'
  return recordFault(cell, status)
}

function refusalFault({ operation, rank }: Cell, status: number): string | null {
  const isUnknown = rank === 'none' || rank === 'deployToken' || guardOf(operation) === 'scimToken'
  const wanted = isUnknown ? [401] : [403, 404]
  return wanted.includes(status) ? null : `expected ${wanted.join(' or ')}`
}

/** Operations that are open to everyone also respond with 401 to a wrong password. */
function isRefusedSession({ operation }: Cell, status: number): boolean {
  return status === 401 && guardOf(operation) !== 'everyone'
}

/** Partners show their profile and their availability to everyone in their tenant. */
function isPublic({ operation: { path }, whose }: Cell): boolean {
  return whose !== 'foreign' && /^\/api\/(partners|consultants)\//.test(path)
}

const PLAIN: readonly Rank[] = ['learner', 'subscriber', 'companyManager']

/** Records that only their holder may access, not even trainers and the tenant's staff. */
const HOLDERS_ONLY =
  /^(PATCH \/api\/certificates|(PUT|DELETE) \/api\/credentials|\w+ \/api\/(account\/(sessions|passkeys)|tickets\/own))\/\{id\}$|^\w+ \/api\/attempts\/|^(POST|DELETE) \/api\/consultations\/\{id\}\/attachments|^POST \/api\/company-invitations\//

export function isHoldersOnly(operation: Pick<Operation, 'method' | 'path'>): boolean {
  return HOLDERS_ONLY.test(nameOf(operation))
}

/** Whether this record must be out of the actor's reach, whatever else they may do. */
export function isForbiddenRecord({ operation, rank, whose }: Cell): boolean {
  if (whose === 'foreign') return !isOperators(operation, rank)
  return (
    whose === 'colleague' &&
    (PLAIN.includes(rank) || isHoldersOnly(operation)) &&
    !isPublic({ operation, rank, whose })
  )
}

function recordFault({ operation, rank, whose }: Cell, status: number): string | null {
  if (isOperators(operation, rank)) return null
  const isRead = operation.method === 'GET'
  if (isForbiddenRecord({ operation, rank, whose }))
    return isRead ? forbiddenReadFault(status) : forbiddenChangeFault(status)
  return whose === 'own' && isRead ? ownReadFault(operation, status) : null
}

/** People may read their own records, except at /api/learners/: that is for trainers, and no one trains themselves. */
function ownReadFault({ path }: Operation, status: number): string | null {
  // A second id names a part of the record, which the matrix does not plant.
  if (path.split('{').length > 2 && status === 404) return null
  return status >= 400 && !path.startsWith('/api/learners/') ? 'their own record was refused' : null
}

function isOperators(operation: Operation, rank: Rank): boolean {
  return rank === 'operator' && ['operator', 'tenantManager'].includes(guardOf(operation))
}

function forbiddenReadFault(status: number): string | null {
  return status === 403 || status === 404 ? null : 'expected 403 or 404'
}

function forbiddenChangeFault(status: number): string | null {
  return status >= 400 ? null : "a change to another user's record was accepted"
}

/**
 * The response reports an invalid request and says nothing about access: the server validates schemas before sessions.
 */
export function isOfSchema(status: number, body: string): boolean {
  const isMalformedId = status === 404 && body === '{"message":"There is no such thing."}'
  return isMalformedId || ([400, 413, 415, 422].includes(status) && body.includes('"code":"invalid"'))
}
