import type { OrderExemption } from '@platform/shared-contracts/http'
import { isExpiredOn } from '@platform/shared-contracts/rules'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { taxExemptions } from '../../lib/data/schema/money/tax-exemptions.ts'
import { exemptionOwnerOf, isOwners } from './exemption-owner.ts'

/** What an order of this person names: the accepted certificate, until its last day in UTC is over. */
export async function exemptionInForce(tx: Tx, userId: number, at: Date): Promise<OrderExemption | null> {
  const isAccepted = eq(taxExemptions.status, 'accepted')
  const [found] = await tx
    .select()
    .from(taxExemptions)
    .where(and(isOwners(await exemptionOwnerOf(tx, userId)), isAccepted))
  if (!found || isExpiredOn(found, at.toISOString().slice(0, 10))) return null
  const { number, state, kind } = found
  return { number, state, kind }
}
