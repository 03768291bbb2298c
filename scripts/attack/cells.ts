import { guardOf, isHoldersOnly, isLetIn, type Whose } from './guards.ts'
import type { MatrixActor } from './matrix-actors.ts'
import { nameOf, type Operation } from './operations.ts'
import type { PlantedRecord } from './plants/planted-record.ts'

/** One request to make: an operation on a given record, by an actor. */
export interface PlannedCell {
  readonly operation: Operation
  readonly actor: MatrixActor
  readonly whose: Whose
  /** The path with the record's id. */
  readonly path: string
}

/** These end the actor's session or need a password, which cannot be generated. */
const ENDS_SESSION = new Set([
  'POST /api/auth/logout',
  'DELETE /api/account/sessions',
  'POST /api/account/close',
  'POST /api/account/password',
])
const ALIASES: Readonly<Record<string, string>> = {
  '/api/admin/orders/': '/api/orders/',
  '/api/admin/tax-exemptions/': '/api/tax-exemptions/',
  '/api/learners/': '/api/admin/people/',
  '/api/partners/': '/api/admin/partners/',
  '/api/consultants/': '/api/admin/partners/',
}

/**
 * All requests of one actor to one operation. Changes that the actor is allowed to make are omitted, so that data which
 * other requests need is not lost.
 */
export function cellsOf(
  operation: Operation,
  actor: MatrixActor,
  records: readonly PlantedRecord[],
): readonly PlannedCell[] {
  const kind = operation.path.split('{')[0] ?? ''
  const known = records.filter((record) => record.kind === (ALIASES[kind] ?? kind))
  const isRead = operation.method === 'GET'
  const mayEnter = isLetIn(operation, actor.rank)
  if (provesNoAccess(operation, actor, mayEnter)) return []
  if (!operation.path.includes('{') || known.length === 0)
    return [{ operation, actor, whose: 'none', path: operation.path }]
  return (['own', 'colleague', 'foreign'] as const).flatMap((whose) => {
    const record = known.find((one) => relation(one, actor) === whose)
    if (!record) return []
    const isRightful = mayEnter && !isRead && mayChange(operation, actor, whose)
    return isRightful ? [] : [{ operation, actor, whose, path: operation.path.replace(/\{\w+\}/, record.id) }]
  })
}

/**
 * True for requests that say nothing about access: changes that an operator may make everywhere, and requests that are
 * open to everyone on a host.
 */
function provesNoAccess(operation: Operation, actor: MatrixActor, mayEnter: boolean): boolean {
  if (!mayEnter || actor.isUnrecognized) return mayEnter
  if (operation.method === 'GET') return false
  return ENDS_SESSION.has(nameOf(operation)) || isOperatorsOwn(operation, actor)
}

function isOperatorsOwn(operation: Operation, { rank }: MatrixActor): boolean {
  const isBeyondTenants = ['operator', 'tenantManager'].includes(guardOf(operation))
  return isBeyondTenants && (rank === 'operator' || rank === 'deployToken')
}

function mayChange(operation: Operation, actor: MatrixActor, whose: Whose): boolean {
  if (whose === 'colleague') return !isPlain(actor) && !isHoldersOnly(operation)
  return whose === 'own'
}

function isPlain({ rank }: MatrixActor): boolean {
  return rank === 'learner' || rank === 'subscriber' || rank === 'companyManager'
}

function relation(record: PlantedRecord, actor: MatrixActor): Whose {
  if (record.tenant.name !== actor.tenant.name) return 'foreign'
  const isOwn = record.owner === actor.email?.split('@')[0]
  return isOwn || (record.owner === 'staff' && !isPlain(actor)) ? 'own' : 'colleague'
}
