import { z } from 'zod/mini'

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/'

/** Names of the claims that are used, of LTI 1.3, Deep Linking 2.0 and Assignment and Grade Services 2.0. */
export const CLAIMS = {
  messageType: `${LTI}message_type`,
  version: `${LTI}version`,
  deploymentId: `${LTI}deployment_id`,
  target: `${LTI}target_link_uri`,
  roles: `${LTI}roles`,
  custom: `${LTI}custom`,
  presentation: `${LTI}launch_presentation`,
  settings: 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings',
  items: 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items',
  data: 'https://purl.imsglobal.org/spec/lti-dl/claim/data',
  endpoint: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
} as const

export const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score'

const word = z.string().check(z.maxLength(2000))
const name = z.optional(z.nullable(word))

const shared = {
  sub: z.optional(word.check(z.maxLength(255))),
  azp: z.optional(word),
  nonce: word,
  email: name,
  name,
  given_name: name,
  family_name: name,
  [CLAIMS.version]: z.literal('1.3.0'),
  [CLAIMS.deploymentId]: word.check(z.minLength(1)),
  [CLAIMS.target]: z.optional(word),
  [CLAIMS.roles]: z._default(z.array(word), []),
  [CLAIMS.custom]: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  [CLAIMS.presentation]: z.optional(z.nullable(z.looseObject({ locale: name }))),
}

const ResourceLink = z.object({
  ...shared,
  [CLAIMS.messageType]: z.literal('LtiResourceLinkRequest'),
  [CLAIMS.endpoint]: z.optional(
    z.nullable(z.looseObject({ scope: z._default(z.array(word), []), lineitem: z.optional(word) })),
  ),
})

const DeepLinking = z.object({
  ...shared,
  [CLAIMS.messageType]: z.literal('LtiDeepLinkingRequest'),
  [CLAIMS.settings]: z.looseObject({
    deep_link_return_url: z.url().check(z.maxLength(2000)),
    accept_types: z.array(word),
    accept_multiple: z.optional(z.boolean()),
    accept_lineitem: z.optional(z.boolean()),
    data: z.optional(z.string().check(z.maxLength(20_000))),
  }),
})

export const LaunchClaims = z.discriminatedUnion(CLAIMS.messageType, [ResourceLink, DeepLinking])
export type LaunchClaims = z.infer<typeof LaunchClaims>
export type ResourceLinkClaims = z.infer<typeof ResourceLink>
export type DeepLinkingClaims = z.infer<typeof DeepLinking>

export function isDeepLinking(claims: LaunchClaims): claims is DeepLinkingClaims {
  return claims[CLAIMS.messageType] === 'LtiDeepLinkingRequest'
}
