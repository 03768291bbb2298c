import { z } from 'zod/mini'
import { text, verbatim } from '../text.ts'
import { PAGE_QUERY, pageOf } from '../paging.ts'

const HTTPS_OR_OWN_MACHINE = /^(https:\/\/[^\s/?#@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)([/?#]\S*)?$/i
const ADDRESS = 'Enter an address that starts with https://.'
const DOMAIN = 'Use an email domain like acme.com.'

const address = () => text(500).check(z.regex(HTTPS_OR_OWN_MACHINE, ADDRESS))
const domain = text(253, DOMAIN).check(
  z.toLowerCase(),
  z.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, DOMAIN),
)

const settings = {
  name: text(120).check(z.minLength(1, 'Enter a name.')),
  /** `iss` of its messages, compared character by character. */
  issuer: text(500).check(z.minLength(1, 'Enter the issuer.')),
  clientId: text(255).check(z.minLength(1, 'Enter the client ID.')),
  deploymentIds: z
    .array(text(255).check(z.minLength(1)))
    .check(z.minLength(1, 'Enter a deployment ID.'), z.maxLength(50)),
  /** Where its users open it: the only pages that may show ours in a frame. */
  siteUrl: address(),
  keysetUrl: address(),
  loginUrl: address(),
  tokenUrl: address(),
  /** Email domains for which it vouches: only for their addresses is an account made. */
  emailDomains: z.array(domain).check(z.maxLength(20)),
  /** Modules that it may open. */
  moduleCodes: z.array(text(20)).check(z.minLength(1, 'Choose at least one module.'), z.maxLength(100)),
  /** Whether its people may take these modules without a subscription of their own. */
  givesAccess: z.boolean(),
  /** How many people it may bring; `null` is any number. */
  seats: z.nullable(z.number().check(z.int('Enter a whole number.'), z.gte(1), z.lte(100_000))),
  isActive: z.boolean(),
}

/**
 * POST {api}/admin/lti/platforms, PUT {api}/admin/lti/platforms/:id, super admin only. Errors: 404 `lti-platform-not-found`,
 * 409 `lti-platform-taken` with `fields.clientId`, 422 with `fields`.
 */
export const LtiPlatformRequest = z.object(settings)
export type LtiPlatformRequest = z.infer<typeof LtiPlatformRequest>

/** A learning management system that opens our modules by LTI 1.3. */
export const LtiPlatform = z.object({
  id: z.number(),
  ...settings,
  /** Accounts that are connected with it; each takes a seat. */
  people: z.number(),
  /** Results that it has not received, and that are no longer sent. */
  failedGrades: z.number(),
  lastLaunchAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type LtiPlatform = z.infer<typeof LtiPlatform>

/** GET {api}/admin/lti/platforms, by name. */
export const LtiPlatformQuery = z.object({ ...PAGE_QUERY, q: z._default(text(100), '') })
export type LtiPlatformQuery = z.infer<typeof LtiPlatformQuery>

export const LtiPlatformPage = pageOf(LtiPlatform)
export type LtiPlatformPage = z.infer<typeof LtiPlatformPage>

/** GET {api}/admin/lti/tool: what the administrator of a platform enters there. POST {api}/admin/lti/keys answers it too. */
export const LtiTool = z.object({
  loginUrl: z.string(),
  launchUrl: z.string(),
  deepLinkingUrl: z.string(),
  keysetUrl: z.string(),
  /** The key that signs; those before it stay in the key set for some days. */
  key: z.object({ id: z.string(), createdAt: z.iso.datetime() }),
})
export type LtiTool = z.infer<typeof LtiTool>

/** `none`: nothing to send yet. `failed`: no longer tried. */
export const LTI_GRADE_STATES = ['none', 'waiting', 'sent', 'failed'] as const

/** One person's column in the gradebook of a platform. */
export const LtiGrade = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  moduleCode: z.string(),
  state: z.enum(LTI_GRADE_STATES),
  activity: z.nullable(z.enum(['InProgress', 'Completed'])),
  /** Fraction in [0, 1]; `null` before a quiz was finished. */
  score: z.nullable(z.number()),
  reportedAt: z.nullable(z.iso.datetime()),
  sentAt: z.nullable(z.iso.datetime()),
  /** What the platform answered to the last try that failed. */
  problem: z.nullable(z.string()),
})
export type LtiGrade = z.infer<typeof LtiGrade>

/** GET {api}/admin/lti/platforms/:id/grades, what failed first. POST {api}/admin/lti/grades/:id/retry sends one again. */
export const LtiGradeQuery = z.object(PAGE_QUERY)
export type LtiGradeQuery = z.infer<typeof LtiGradeQuery>

export const LtiGradePage = z.extend(pageOf(LtiGrade), { platform: LtiPlatform })
export type LtiGradePage = z.infer<typeof LtiGradePage>

/**
 * POST {api}/auth/lti exchanges the code of a launch for a session, once, in the browser of the launch. Errors: 409
 * `lti-sign-in` when the person has to sign in first, 410 `lti-launch-over`, 403 `lti-seats`, 403 `lti-account`.
 * POST {api}/lti/connections then connects the account of the session with the person of the launch.
 */
export const LtiCode = z.object({ code: verbatim(100).check(z.minLength(1)) })
export type LtiCode = z.infer<typeof LtiCode>

export const LtiConnection = z.object({ moduleCode: z.string() })
export type LtiConnection = z.infer<typeof LtiConnection>
