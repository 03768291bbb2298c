import { z } from 'zod/mini'
import { Id } from '../id.ts'

export const FEATURE_NAMES = [
  'citations',
  'consultations',
  'certificates',
  'quizzes',
  'scraper',
  'tickets',
] as const

export const FeatureName = z.enum(FEATURE_NAMES)
export type FeatureName = z.infer<typeof FeatureName>

const text = z.optional(z.nullable(z.string()))

/** Colors are CSS hex (`#1e3a8a`), sizes CSS lengths (`16px`). An absent value means the platform's default. */
export const TenantTheme = z.object({
  fontFamily: text,
  fontSizeBase: text,
  successColor: text,
  warningColor: text,
  dangerColor: text,
  infoColor: text,
  borderRadius: text,
  customCss: text,
})
export type TenantTheme = z.infer<typeof TenantTheme>

export const TenantBranding = z.object({
  logoUrl: text,
  faviconUrl: text,
  primaryColor: text,
  secondaryColor: text,
  theme: z.optional(z.nullable(TenantTheme)),
})
export type TenantBranding = z.infer<typeof TenantBranding>

const FeatureSwitch = z.object({ enabled: z.optional(z.boolean()) })

/** US cents. What is not listed costs what the platform's own list says; a code that the platform does not sell is ignored. */
export const TenantPrices = z.object({
  learnerMonthlyCents: z.optional(z.nullable(z.number())),
  /** By module code: `IC0118`. */
  courseCents: z.optional(z.nullable(z.record(z.string(), z.optional(z.nullable(z.number()))))),
  partnerMonthlyCents: z.optional(z.nullable(z.number())),
  /** Days of the learner subscription without a payment; absent or 0 for none. */
  trialDays: z.optional(z.nullable(z.number())),
  /** Codes of plans that no one can order now. */
  notOffered: z.optional(z.nullable(z.array(z.string()))),
})
export type TenantPrices = z.infer<typeof TenantPrices>

/**
 * What the browser knows of a tenant (spec section 3). Lenient on purpose: a missing name is the default brand,
 * a feature that is not listed is enabled, and unknown fields are ignored.
 *
 * Source  GET {api}/tenant/config, and the same document inlined in the HTML.
 */
export const TenantConfig = z.object({
  id: Id,
  slug: z.string(),
  name: text,
  domain: text,
  branding: z.optional(z.nullable(TenantBranding)),
  features: z.optional(z.nullable(z.record(z.string(), z.optional(z.nullable(FeatureSwitch))))),
  support: z.optional(z.nullable(z.object({ email: text, phone: text }))),
  prices: z.optional(z.nullable(TenantPrices)),
  /** Minutes of study by module code, computed by the server from its content; older servers leave them out. */
  courseMinutes: z.optional(z.nullable(z.record(z.string(), z.number()))),
  /** Titles and descriptions in the tenant's own words, by path; they stand in the place of the page's own. */
  pages: z.optional(
    z.nullable(z.record(z.string(), z.object({ title: z.string(), description: z.string() }))),
  ),
})
export type TenantConfig = z.infer<typeof TenantConfig>

export const TenantConfigAnswer = z.object({ config: TenantConfig })
export type TenantConfigAnswer = z.infer<typeof TenantConfigAnswer>
