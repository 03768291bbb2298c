import type { LaunchAnswer } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import { isReachable, packageOrigin } from '../../domain/packages/package-origin.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { packageLaunches, packageRegistrations } from '../../lib/data/schema/training/packages.ts'
import { ProblemError } from '../../lib/problem.ts'
import { packageNotFound, type PackageRow } from '../sql-packages.ts'
import { registrationOf, type Registration } from '../sql-results.ts'
import { hashOf, newToken } from './launches.ts'
import { resultOf } from './record-result.ts'

const LAUNCH_MS = 12 * 60 * 60_000

/** A row that was written, for what comes after it in the same transaction. */
export interface StartedLaunch {
  readonly session: typeof packageLaunches.$inferSelect
  readonly registration: Registration
  /** The learner opens this course for the first time. */
  readonly isNewlyRegistered: boolean
  /** Everything of this launch is below it. */
  readonly base: string
}

export type OnLaunch = (
  tx: Tx,
  request: FastifyRequest,
  row: PackageRow,
  started: StartedLaunch,
) => Promise<void>

/**
 * Opens a unit for the signed-in learner: an address on the package's own host, with a secret of this launch.
 *
 * Errors  `ProblemError` 404 for no such unit, 409 where no browser would reach the host of packages.
 */
export function createLauncher({ config, now }: Pick<Services, 'config' | 'now'>, onLaunch: OnLaunch) {
  return async (tx: Tx, request: FastifyRequest, row: PackageRow, unitId: string): Promise<LaunchAnswer> => {
    const { packageHost } = config
    const page = pageOf(request)
    if (packageHost === null) throw new ProblemError(409, 'packages-off')
    if (!isReachable(page, packageHost)) throw new ProblemError(409, 'packages-host')
    if (!row.units.some(({ id }) => id === unitId)) throw packageNotFound()
    const at = now()
    const { tenantId, id: packageId } = row
    const { registration, isNewlyRegistered } = await register(tx, row, currentUser(request).userId, at)
    const token = newToken(tenantId)
    const before = await resultOf(tx, registration.id, unitId)
    const [session] = await tx
      .insert(packageLaunches)
      .values({
        ...{ tenantId, packageId, unitId, registrationId: registration.id },
        tokenHash: hashOf(token),
        origin: `${page.protocol}//${page.host}`,
        secondsBefore: before?.seconds ?? 0,
        createdAt: at,
        expiresAt: new Date(at.getTime() + LAUNCH_MS),
      })
      .returning()
    if (!session) throw new Error('The database did not return the new launch.')
    const base = `${packageOrigin(page, packageHost, packageId)}/package-content/${token}/`
    await onLaunch(tx, request, row, { session, registration, isNewlyRegistered, base })
    return { url: `${base}play`, expiresAt: session.expiresAt.toISOString() }
  }
}

function pageOf({ protocol, host }: FastifyRequest) {
  return { protocol: `${protocol}:`, host }
}

async function register(
  tx: Tx,
  { tenantId, id }: PackageRow,
  userId: number,
  at: Date,
): Promise<Pick<StartedLaunch, 'registration' | 'isNewlyRegistered'>> {
  const added = await tx
    .insert(packageRegistrations)
    .values({ tenantId, packageId: id, userId, startedAt: at })
    .onConflictDoNothing()
    .returning({ id: packageRegistrations.id })
  const row = await registrationOf(tx, id, userId)
  if (!row) throw new Error('The database did not return the registration.')
  return { registration: row, isNewlyRegistered: added.length > 0 }
}
