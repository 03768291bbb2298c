import { z } from 'zod/mini'
import { Id } from './id.ts'

/** Roles of spec section 6. Anything else that a server may send later counts as `user` for access decisions. */
export const ROLES = ['super_admin', 'admin', 'user'] as const
export type Role = (typeof ROLES)[number]

/**
 * The signed-in person as the browser knows them (spec section 3).
 * `role` is 'user' and the two flags are false where the answer leaves them out.
 */
export const User = z.object({
  id: Id,
  email: z._default(z.string(), ''),
  firstName: z._default(z.string(), ''),
  lastName: z._default(z.string(), ''),
  role: z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((role) => role || 'user'),
  ),
  isSubscribed: z.pipe(
    z.optional(z.nullable(z.boolean())),
    z.transform((value) => value ?? false),
  ),
  isProfessionalPartner: z.pipe(
    z.optional(z.nullable(z.boolean())),
    z.transform((value) => value ?? false),
  ),
})
export type User = z.infer<typeof User>
