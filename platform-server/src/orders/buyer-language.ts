import type { Language, Order } from '@platform/shared-contracts/http'
import type { Tx } from '../lib/data/database.ts'
import { findById } from '../domain/accounts/people.ts'

/** The language that the buyer of an order chose; `null` where they never did. */
export async function buyerLanguage(tx: Tx, { buyer }: Order): Promise<Language | null> {
  return (await findById(tx, Number(buyer.id)))?.language ?? null
}
