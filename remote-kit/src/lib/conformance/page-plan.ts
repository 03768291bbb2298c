import type { ListedRoute, User } from '@platform/shared-contracts/http'
import type { ApiFault } from '../faults/api-faults.ts'

/** The work of a child process, sent as one JSON message. */
export interface PagePlan {
  readonly kind: 'server' | 'browser'
  /** The release's server bundle: the module that browsers get, in one file. */
  readonly bundle: string
  readonly routes: readonly ListedRoute[]
  /** Paths to skip, because their pages hang or end the process. */
  readonly skipped: readonly string[]
  readonly remote: string
  /** Module with the team's own fake answers. */
  readonly answers: string | null
  readonly faults: readonly ApiFault[]
  /** A page that sends nothing for this long is considered to be in a loop. */
  readonly timeoutMs: number
}

/** A person whom the guard admits; `null` for a visitor. */
export function personFor({ access }: Pick<ListedRoute, 'access'>): Partial<User> | null {
  if (!access) return null
  const { superAdmin, admin, roles } = access
  const role = roles?.[0] ?? (superAdmin ? 'super_admin' : admin ? 'admin' : 'user')
  return { role, isSubscribed: true, isProfessionalPartner: access.partner ?? false }
}

/** An address for the route, with a value for each parameter. */
export function addressOf({ path }: Pick<ListedRoute, 'path'>): string {
  return path.replaceAll(/:[a-z]+/gi, 'sample')
}
