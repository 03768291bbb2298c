import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { Language } from '../language.ts'

/** Roles of spec section 6. Anything else that a server may send later counts as `user` for access decisions. */
export const ROLES = ['super_admin', 'admin', 'user'] as const
export type Role = (typeof ROLES)[number]

const text = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value) => value ?? ''),
)
const flag = z.pipe(
  z.optional(z.nullable(z.boolean())),
  z.transform((value) => value ?? false),
)

/**
 * The signed-in person as the browser knows them (spec section 3).
 * `role` is 'user' and the three flags are false where the answer leaves them out or says null.
 */
export const User = z.object({
  id: Id,
  email: text,
  firstName: text,
  lastName: text,
  role: z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((role) => role || 'user'),
  ),
  isSubscribed: flag,
  isProfessionalPartner: flag,
  /** Owns a course or holds a certificate: the dashboard and the certificates are open without a subscription. */
  holdsTraining: z.optional(z.catch(z.boolean(), false)),
  /** Platform operator: may do what reaches beyond one tenant (tenants, releases, deploy tokens), whatever the role. */
  isOperator: flag,
  /** The language that the person chose; `null` or left out where they never did. */
  language: z.optional(z.catch(z.nullable(Language), null)),
  /** The company whose people they manage at /company. */
  managedCompany: z.optional(z.catch(z.nullable(z.object({ id: z.number(), name: z.string() })), null)),
  /** The account needs a second factor and has none: until one is added, only /account is open. */
  needsSecondFactor: z.optional(z.catch(z.boolean(), false)),
  /** The session is one on a shared tablet: it ends after some minutes without use. */
  isOnTablet: z.optional(z.catch(z.boolean(), false)),
})
export type User = z.infer<typeof User>
