import { nameOf, type Operation } from './operations.ts'

/** Who an operation is for. */
export type Guard =
  'everyone' | 'signedIn' | 'partner' | 'staff' | 'superAdmin' | 'tenantManager' | 'operator'

/** The first that matches decides. An operation that none matches is for those who are signed in. */
const GUARDS: readonly (readonly [RegExp, Guard])[] = [
  [/^(GET|POST) \/api\/tenants$|^DELETE \/api\/tenants\/\{id\}$/, 'operator'],
  [/ \/api\/(operators|registry)(\/|$)/, 'operator'],
  [/ \/api\/tenants\//, 'tenantManager'],
  [/ \/api\/partner\//, 'partner'],
  [/ \/api\/(admin\/blog|admin\/partners|social\/posts|traffic|certificate-register)(\/|$)/, 'staff'],
  [/ \/api\/certificates\/\{id\}\/revoke$/, 'staff'],
  [/^POST \/api\/tickets$| \/api\/tickets\/own(\/|$)/, 'signedIn'],
  [/ \/api\/(admin|citations|companies|seo|tickets|uploads)(\/|$)| \/api\/professionals/, 'superAdmin'],
  [/ \/api\/auth\/me$/, 'signedIn'],
  [/ \/api\/(auth|blog|legal|locations|partners|releases|reports|resources|verify|vitals)(\/|$)/, 'everyone'],
  [
    / \/api\/tenant\/config$|^POST \/api\/(orders\/quote|seat-invitations|lessons\/\{id\}\/check)$/,
    'everyone',
  ],
  [/^GET \/api\/modules(\/\{code\}(\/lessons)?)?$|^POST \/api\/modules\/\{code\}\/practice$/, 'everyone'],
]

export function guardOf(operation: Pick<Operation, 'method' | 'path'>): Guard {
  const name = nameOf(operation)
  return GUARDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'signedIn'
}

export type Rank =
  'none' | 'learner' | 'subscriber' | 'partner' | 'admin' | 'super' | 'operator' | 'deployToken'

const LET_IN: Readonly<Record<Guard, readonly Rank[]>> = {
  everyone: ['none', 'learner', 'subscriber', 'partner', 'admin', 'super', 'operator', 'deployToken'],
  signedIn: ['learner', 'subscriber', 'partner', 'admin', 'super', 'operator'],
  partner: ['partner'],
  staff: ['admin', 'super', 'operator'],
  superAdmin: ['super', 'operator'],
  tenantManager: ['super', 'operator'],
  operator: ['operator'],
}

/** Of the registry, for operators and no deploy token. */
const OPERATORS_ONLY = /^\/api\/registry\/(tokens|panel|overrides)/

/** A deploy token opens the registry, but for what only operators see. */
export function isLetIn({ method, path }: Pick<Operation, 'method' | 'path'>, rank: Rank): boolean {
  if (rank === 'deployToken' && path.startsWith('/api/registry/')) return !OPERATORS_ONLY.test(path)
  return LET_IN[guardOf({ method, path })].includes(rank)
}

/** Whose record a request names: `none` where the path names no record that belongs to somebody. */
export type Whose = 'none' | 'own' | 'colleague' | 'foreign'

export interface Cell {
  readonly operation: Operation
  readonly rank: Rank
  readonly whose: Whose
}

/** What is wrong with the status of an answer, or `null`. */
export function wrongStatus(cell: Cell, status: number): string | null {
  if (status === 0 || status >= 500) return 'the server failed'
  if (!isLetIn(cell.operation, cell.rank)) return refusalFault(cell.rank, status)
  if (isPublic(cell)) return null
  if (isRefusedSession(cell, status)) return 'a good session was refused'
  return recordFault(cell, status)
}

function refusalFault(rank: Rank, status: number): string | null {
  const wanted = rank === 'none' || rank === 'deployToken' ? [401] : [403, 404]
  return wanted.includes(status) ? null : `expected ${wanted.join(' or ')}`
}

/** What everyone may ask answers 401 to a wrong password too. */
function isRefusedSession({ operation }: Cell, status: number): boolean {
  return status === 401 && guardOf(operation) !== 'everyone'
}

/** Partners show themselves, and when they are free, to all of their tenant. */
function isPublic({ operation: { path }, whose }: Cell): boolean {
  return whose !== 'foreign' && /^\/api\/(partners|consultants)\//.test(path)
}

const PLAIN: readonly Rank[] = ['learner', 'subscriber']

/** What belongs to its holder alone: trainers and the staff of the tenant may not have it either. */
const HOLDERS_ONLY =
  /^(PATCH \/api\/certificates|(PUT|DELETE) \/api\/credentials|\w+ \/api\/(account\/(sessions|passkeys)|tickets\/own))\/\{id\}$|^\w+ \/api\/attempts\//

export function isHoldersOnly(operation: Pick<Operation, 'method' | 'path'>): boolean {
  return HOLDERS_ONLY.test(nameOf(operation))
}

/** Whether the record is out of reach for them, whatever else they may do. */
export function isStrange({ operation, rank, whose }: Cell): boolean {
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
  if (isStrange({ operation, rank, whose }))
    return isRead ? strangeReadFault(status) : strangeChangeFault(status)
  return whose === 'own' && isRead ? ownReadFault(operation, status) : null
}

/** Learners are there for their trainers: a person is none to themselves. */
function ownReadFault({ path }: Operation, status: number): string | null {
  return status >= 400 && !path.startsWith('/api/learners/') ? 'their own record was refused' : null
}

function isOperators(operation: Operation, rank: Rank): boolean {
  return rank === 'operator' && ['operator', 'tenantManager'].includes(guardOf(operation))
}

function strangeReadFault(status: number): string | null {
  return status === 403 || status === 404 ? null : 'expected 403 or 404'
}

function strangeChangeFault(status: number): string | null {
  return status >= 400 ? null : "the change of somebody else's record was accepted"
}

/** The answer says what is wrong with the request, and nothing about who may make it: schemas are read before sessions. */
export function isOfSchema(status: number, body: string): boolean {
  const isMalformedId = status === 404 && body === '{"message":"There is no such thing."}'
  return isMalformedId || ([400, 413, 415, 422].includes(status) && body.includes('"code":"invalid"'))
}
