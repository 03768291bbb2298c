import { integer, timestamp } from 'drizzle-orm/pg-core'
import { tenants } from './tenants.ts'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Deleted together with the tenant. */
export const tenantColumn = () =>
  integer('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' })
