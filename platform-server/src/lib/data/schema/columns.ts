import { integer, timestamp } from 'drizzle-orm/pg-core'
import { tenants } from './tenants.ts'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Goes with the tenant when it is deleted. */
export const tenantColumn = () =>
  integer('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' })
