import { z } from 'zod/mini'

/** Ids of users, tenants, companies, partners and modules are opaque to the browser: a number or a string. */
export const Id = z.union([z.number(), z.string()])
export type Id = z.infer<typeof Id>
