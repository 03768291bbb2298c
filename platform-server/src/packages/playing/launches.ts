import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../app/services.ts'
import { packageOfHost } from '../../domain/packages/package-origin.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import {
  coursePackages,
  packageLaunches,
  packageRegistrations,
  type PackageUnit,
} from '../../lib/data/schema/training/packages.ts'
import { users } from '../../lib/data/schema/people.ts'
import { tenants } from '../../lib/data/schema/tenants.ts'
import { packageNotFound, type PackageRow } from '../sql-packages.ts'
import type { Registration } from '../sql-results.ts'

/** One opening of a unit, found by the secret in its address. */
export interface Launch {
  readonly session: typeof packageLaunches.$inferSelect
  readonly package: PackageRow
  readonly unit: PackageUnit
  readonly registration: Registration
  readonly learner: { readonly id: number; readonly name: string; readonly language: string | null }
  readonly tenantSlug: string
}

const TOKEN = /^([1-9]\d{0,9})-([\w-]{43})$/

/** The tenant stands in front, so that the secret is only looked for among that tenant's own rows. */
export function newToken(tenantId: number): string {
  return `${tenantId}-${randomBytes(32).toString('base64url')}`
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export type FindLaunch = ReturnType<typeof createLaunchFinder>

/**
 * For requests on the package's own host. The work runs in the tenant of the launch.
 *
 * Errors  `ProblemError` 404 for a secret that is unknown, over, of another package, or of a disabled account.
 */
export function createLaunchFinder({ database, config, now }: Pick<Services, 'database' | 'config' | 'now'>) {
  return async <T>(
    request: FastifyRequest,
    token: string,
    work: (tx: Tx, launch: Launch) => Promise<T>,
  ): Promise<T> => {
    const packageId = config.packageHost === null ? null : packageOfHost(request.hostname, config.packageHost)
    const tenantId = Number(TOKEN.exec(token)?.[1] ?? 0)
    if (packageId === null || tenantId === 0) throw packageNotFound()
    return database.withTenant(tenantId, async (tx) =>
      work(tx, await findLaunch(tx, { token, packageId, now: now() })),
    )
  }
}

interface Wanted {
  readonly token: string
  readonly packageId: number
  readonly now: Date
}

async function findLaunch(tx: Tx, { token, packageId, now }: Wanted): Promise<Launch> {
  const [row] = await tx
    .select({
      session: packageLaunches,
      package: coursePackages,
      registration: packageRegistrations,
      person: users,
      tenantSlug: tenants.slug,
    })
    .from(packageLaunches)
    .innerJoin(coursePackages, eq(coursePackages.id, packageLaunches.packageId))
    .innerJoin(packageRegistrations, eq(packageRegistrations.id, packageLaunches.registrationId))
    .innerJoin(users, eq(users.id, packageRegistrations.userId))
    .innerJoin(tenants, eq(tenants.id, packageLaunches.tenantId))
    .where(
      and(
        eq(packageLaunches.tokenHash, hashOf(token)),
        eq(packageLaunches.packageId, packageId),
        gt(packageLaunches.expiresAt, now),
        isNull(users.disabledAt),
      ),
    )
  const unit = row?.package.units.find(({ id }) => id === row.session.unitId)
  if (!row || !unit) throw packageNotFound()
  const { person, ...launch } = row
  const { id, firstName, lastName, language } = person
  return { ...launch, unit, learner: { id, name: `${firstName} ${lastName}`.trim(), language } }
}
