import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** `Database.listen` receives it on every replica once the transaction commits; never when it rolls back. */
export async function notify(tx: Tx, channel: string, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
}
