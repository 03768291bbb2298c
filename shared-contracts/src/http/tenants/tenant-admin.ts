import { z } from 'zod/mini'
import { FEATURE_NAMES } from './tenant.ts'
import { Revision, code, multiline, text } from '../text.ts'
import { PAGE_QUERY, pageOf } from '../paging.ts'

const hex = code(/^#[0-9a-f]{6}$/i, 7, 'Use a color like #1e3a8a.')
const host = code(
  /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
  253,
  'Use a host name like safety.example.com.',
)
const assetUrl = z.nullable(code(/^\/files\/[a-zA-Z0-9._/-]+$/, 200, 'Upload a file first.'))

const cents = z
  .number('Enter a price in dollars, like 29 or 29.50.')
  .check(
    z.int('Enter a price in dollars, like 29 or 29.50.'),
    z.gte(100, 'Enter a price from $1 to $10,000.'),
    z.lte(1_000_000, 'Enter a price from $1 to $10,000.'),
  )

/** The longest free trial of the learner subscription. */
export const MAX_TRIAL_DAYS = 30

/** Plans that a tenant may stop selling. */
export const WITHDRAWABLE_PLANS = ['LS0100', 'PS0100'] as const

/** US cents. Courses that are not listed have the platform's own price; so has the partner plan in older revisions. */
export const TenantPriceSettings = z.object({
  learnerMonthlyCents: cents,
  courseCents: z.record(code(/^[A-Z]{2}\d{4}$/, 6), cents),
  /** For 30 days. */
  partnerMonthlyCents: z.optional(cents),
  /** Days of the learner subscription without a payment, once for each person; 0 for none. */
  trialDays: z.optional(
    z
      .int('Enter 0 to 30 days.')
      .check(z.gte(0, 'Enter 0 to 30 days.'), z.lte(MAX_TRIAL_DAYS, 'Enter 0 to 30 days.')),
  ),
  /** Plans that no one can order now; people who have one keep it. */
  notOffered: z.optional(z.array(z.enum(WITHDRAWABLE_PLANS)).check(z.maxLength(2))),
})
export type TenantPriceSettings = z.infer<typeof TenantPriceSettings>

const hosts = z.array(host).check(z.maxLength(20))

/** Everything about a tenant that an editor may change; published as a numbered revision. */
export const TenantSettings = z.object({
  name: text(80).check(z.minLength(1, 'Enter a name for the tenant.')),
  hosts,
  logoUrl: assetUrl,
  faviconUrl: assetUrl,
  primaryColor: hex,
  secondaryColor: hex,
  successColor: hex,
  warningColor: hex,
  dangerColor: hex,
  infoColor: hex,
  /** One of the platform's own font stacks, by name: no third-party requests. */
  fontFamily: z.enum(['system', 'humanist', 'geometric', 'serif', 'mono']),
  fontSizeBasePx: z.number().check(z.gte(12), z.lte(20)),
  borderRadiusPx: z.number().check(z.gte(0), z.lte(24)),
  /** At most 20 KB; the server answers 422 with the reason for rules that are not allowed. */
  customCss: multiline(20_480),
  features: z.record(z.enum(FEATURE_NAMES), z.boolean()),
  supportEmail: z.email('Enter an email address like name@company.com.').check(z.maxLength(254)),
  supportPhone: text(30).check(z.minLength(7, 'Enter a phone number.')),
  /**
   * How to pay an invoice: bank and account, or the payee of a check. Printed on open invoices and shown nowhere else;
   * if it is empty, invoices name the support contacts instead.
   */
  paymentDetails: z.optional(
    multiline(600).check(z.trim(), z.regex(/^[^\n]*(?:\n[^\n]*){0,9}$/, 'Use at most 10 lines.')),
  ),
  /** Where the seller is: printed on invoices and shown nowhere else. */
  sellerAddress: z.optional(
    multiline(300).check(z.trim(), z.regex(/^[^\n]*(?:\n[^\n]*){0,4}$/, 'Use at most 5 lines.')),
  ),
  /** Absent in revisions from before tenants had prices: the platform's own price list applies. */
  prices: z.optional(TenantPriceSettings),
})
export type TenantSettings = z.infer<typeof TenantSettings>

const slug = code(/^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/, 40, 'Use 3 to 40 characters: a-z, 0-9 and dashes.')

/** As an editor sends them: with at least one host, which older revisions may lack. */
export const TenantSettingsInput = z.extend(TenantSettings, {
  hosts: hosts.check(z.minLength(1, 'Enter at least one host name. Without one, no one can reach the site.')),
})

/** POST {api}/tenants answers 201 and the TenantDetail. Errors: 403 not a super admin, 409 slug or host taken, 422. */
export const TenantCreateRequest = z.object({ slug, settings: TenantSettingsInput })
export type TenantCreateRequest = z.infer<typeof TenantCreateRequest>

/**
 * PUT {api}/tenants/:id/draft; `baseRevision` is what the editor started from, 409 `revision-stale` if another editor
 * published since. DELETE discards the draft, POST {api}/tenants/:id/publish makes it the next revision (409 `no-draft`
 * without one). Each answers the TenantDetail.
 */
export const TenantDraftRequest = z.object({ baseRevision: Revision, settings: TenantSettingsInput })
export type TenantDraftRequest = z.infer<typeof TenantDraftRequest>

export const TenantSummary = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  isBuiltIn: z.boolean(),
  users: z.number(),
  revision: z.number(),
  hasDraft: z.boolean(),
  logoUrl: z.nullable(z.string()),
})
export type TenantSummary = z.infer<typeof TenantSummary>

export const TENANT_SORTS = ['name', '-name', 'slug', '-slug', 'users', '-users', 'id', '-id'] as const

/** GET {api}/tenants?page&size&sort&q: `page` from 1, `sort` with a minus is descending, `q` is part of name, slug or host. */
export const TenantQuery = z.object({
  ...PAGE_QUERY,
  sort: z._default(z.enum(TENANT_SORTS), 'name'),
  q: z._default(text(100), ''),
})
export type TenantQuery = z.infer<typeof TenantQuery>

export const TenantPage = pageOf(TenantSummary)
export type TenantPage = z.infer<typeof TenantPage>

/** GET {api}/tenants/:id; DELETE answers 204, 409 `built-in` or `has-users`. `settings` are the draft where there is one, else what is published. */
export const TenantDetail = z.object({
  id: z.number(),
  slug: z.string(),
  isBuiltIn: z.boolean(),
  revision: z.number(),
  hasDraft: z.boolean(),
  settings: TenantSettings,
  published: TenantSettings,
})
export type TenantDetail = z.infer<typeof TenantDetail>

/**
 * GET {api}/tenants/:id/revisions, newest first. POST {api}/tenants/:id/rollback {revision} publishes an old one again, as
 * a new revision, and answers the TenantDetail; an unpublished draft stays as it is.
 */
export const TenantRevision = z.object({
  revision: z.number(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  /** The action, in words: 'Published', 'Rolled back to revision 3'. */
  note: z.string(),
  settings: TenantSettings,
})
export type TenantRevision = z.infer<typeof TenantRevision>
export const TenantRevisionList = z.array(TenantRevision)

export const TenantRollbackRequest = z.object({ revision: Revision })

/** POST {api}/uploads (multipart, field `file`, super admin): PNG or SVG under 1 MB; 413, 415, 422. */
export const UploadAnswer = z.object({ url: z.string() })
export type UploadAnswer = z.infer<typeof UploadAnswer>
