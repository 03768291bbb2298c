import { z } from 'zod/mini'
import { text } from '../text.ts'

/**
 * Tokens with which a company's identity provider (Okta, Microsoft Entra ID) keeps its people up to date by SCIM 2.0. For
 * managers of the company.
 */

/** How many of a company may be active at once. */
export const SCIM_TOKENS_MAX = 5

/**
 * POST {api}/company/scim-tokens answers 201 with the token, which is shown once. The caller must have proved who they are
 * a short time ago: 403 `proof-required`. Errors: 409 `too-many-scim-tokens`.
 */
export const ScimTokenRequest = z.object({
  name: text(60).check(z.minLength(1, 'Enter a name.')),
})
export type ScimTokenRequest = z.infer<typeof ScimTokenRequest>

export const ScimToken = z.object({
  id: z.uuid(),
  name: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** To ten minutes; `null` until it is used. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  revokedBy: z.nullable(z.string()),
  revokedAt: z.nullable(z.iso.datetime()),
})
export type ScimToken = z.infer<typeof ScimToken>

/** GET {api}/company/scim-tokens: active ones first, then the newest. DELETE …/:id revokes one and answers 204. */
export const ScimAccess = z.object({
  /** What the identity provider calls, for its setting "SCIM base URL" or "Tenant URL". */
  baseUrl: z.url(),
  tokens: z.array(ScimToken),
})
export type ScimAccess = z.infer<typeof ScimAccess>

export const NewScimToken = z.object({ name: z.string(), token: z.string() })
export type NewScimToken = z.infer<typeof NewScimToken>
