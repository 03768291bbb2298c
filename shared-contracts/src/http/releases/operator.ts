import { z } from 'zod/mini'
import { code } from '../text.ts'

/** An account that may do what reaches beyond one tenant, as operators see each other. */
export const Operator = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  tenantId: z.number(),
  /** Slug of the tenant that the account is of. */
  tenant: z.string(),
})
export type Operator = z.infer<typeof Operator>

/** GET {api}/operators. DELETE {api}/operators/:id takes the right; 409 `last-operator`. */
export const OperatorList = z.object({ items: z.array(Operator) })
export type OperatorList = z.infer<typeof OperatorList>

/** POST {api}/operators answers the Operator. Errors: 404 with `fields.tenant` or `fields.email`. */
export const OperatorRequest = z.object({
  tenant: code(/^[a-z0-9][a-z0-9-]{0,39}$/, 40),
  email: z.email().check(z.maxLength(254)),
})
export type OperatorRequest = z.infer<typeof OperatorRequest>
