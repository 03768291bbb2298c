import type { LrsSettingsRequest } from '@platform/shared-contracts/http'
import type { LrsSecrets } from '../domain/lrs/lrs-secret.ts'
import type { Tx } from '../lib/data/database.ts'
import { lrsConnections } from '../lib/data/schema/standards/lrs.ts'
import { ProblemError } from '../lib/problem.ts'
import type { LrsAccess } from './sending/lrs-client.ts'
import type { ConnectionRow } from './sending/sql-lease.ts'

type Typed = Pick<LrsSettingsRequest, 'endpoint' | 'version' | 'key' | 'secret'>

/** `https://lrs.example/xapi/` and the same without the slash are one address. */
const cleaned = (endpoint: string) => endpoint.replace(/\/+$/, '')

/**
 * What is typed, with the stored secret where none is. That one goes only to the address that it was entered for.
 *
 * Errors  422 `lrs-secret`
 */
export function accessOf(
  secrets: LrsSecrets,
  tenantId: number,
  { endpoint: typed, version, key, secret }: Typed,
  stored: ConnectionRow | null,
): LrsAccess {
  const endpoint = cleaned(typed)
  if (secret !== null) return { endpoint, version, key, secret }
  if (stored?.endpoint !== endpoint) throw new ProblemError(422, 'lrs-secret', { field: 'secret' })
  return { endpoint, version, key, secret: secrets.open(tenantId, stored.secret) }
}

/** What waits is tried at once with the new settings. */
export async function saveSettings(
  tx: Tx,
  secrets: LrsSecrets,
  { tenantId, wanted, stored }: Saving,
): Promise<void> {
  const { secret, ...access } = accessOf(secrets, tenantId, wanted, stored)
  const { namesPeople, isActive } = wanted
  const values = { ...access, secret: secrets.seal(tenantId, secret), namesPeople, isActive }
  const fresh = { problem: null, failures: 0, nextAttemptAt: null }
  await tx
    .insert(lrsConnections)
    .values({ tenantId, ...values })
    .onConflictDoUpdate({ target: lrsConnections.tenantId, set: { ...values, ...fresh } })
}

interface Saving {
  readonly tenantId: number
  readonly wanted: LrsSettingsRequest
  readonly stored: ConnectionRow | null
}
