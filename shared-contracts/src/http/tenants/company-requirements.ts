import { z } from 'zod/mini'
import { ExpectedCount, arePeopleNamedOnce, selectedLearners } from '../bulk.ts'
import { RowNumber, day, text, verbatim } from '../text.ts'
import { EXPIRY_BASES } from '../training/certificate.ts'
import { LearnersMatching } from '../training/training-record.ts'

/** What a company requires of its people. All routes are for company managers and reach their own company only. */

/** Months that training may count: five years at most. */
export const MAX_INTERVAL_MONTHS = 60
/** Days that people get for training that they have never had. */
export const MAX_DUE_DAYS = 365

/** A module that a rule requires. */
export const RequiredModule = z.object({
  module: verbatim(20),
  /** Training counts this long, or until its certificate expires, if that is sooner. */
  months: z
    .int('Enter a whole number of months.')
    .check(z.gte(1, 'Enter 1 to 60 months.'), z.lte(MAX_INTERVAL_MONTHS, 'Enter 1 to 60 months.')),
  /** Whether a law sets the interval, or the company. */
  basis: z.enum(EXPIRY_BASES),
})
export type RequiredModule = z.infer<typeof RequiredModule>

/**
 * POST {api}/company/rules answers 201, PUT {api}/company/rules/:id 200, DELETE of the same 204. An empty job role,
 * site or department is any; with all three empty the rule is for everyone. The rule is applied to the people of the
 * company now, and to everyone who joins or moves later: modules that they are not current in become due. A due day that
 * exists stays. Removing a rule removes no due day. Errors: 404, 422 with `fields`.
 */
export const CompanyRuleRequest = z.object({
  jobRole: text(100),
  site: text(100),
  department: text(100),
  /** Counted from the day on which the rule first reaches a person. */
  dueInDays: z
    .int('Enter a whole number of days.')
    .check(z.gte(0, 'Enter 0 to 365 days.'), z.lte(MAX_DUE_DAYS, 'Enter 0 to 365 days.')),
  modules: z.array(RequiredModule).check(
    z.minLength(1, 'Choose a module.'),
    z.maxLength(50),
    z.refine((modules: readonly RequiredModule[]) => {
      return new Set(modules.map(({ module }) => module)).size === modules.length
    }, 'A rule names each module once.'),
  ),
})
export type CompanyRuleRequest = z.infer<typeof CompanyRuleRequest>

export const CompanyRule = z.object({
  id: z.number(),
  jobRole: z.string(),
  site: z.string(),
  department: z.string(),
  dueInDays: z.number(),
  modules: z.array(z.object({ module: z.string(), months: z.number(), basis: z.enum(EXPIRY_BASES) })),
  /** Active people whom it reaches. */
  people: z.number(),
  updatedBy: z.string(),
  updatedAt: z.iso.datetime(),
})
export type CompanyRule = z.infer<typeof CompanyRule>

/**
 * `required`: modules that a rule requires of an active person, without those that the person is exempt from.
 * `current`: those of them with training that counts today.
 */
export const Compliance = z.object({ required: z.number(), current: z.number() })
export type Compliance = z.infer<typeof Compliance>

/** The same at the end of a day in UTC, or now for the last one. */
export const ComplianceDay = z.object({ day: z.iso.date(), ...Compliance.shape })
export type ComplianceDay = z.infer<typeof ComplianceDay>

/**
 * GET {api}/company/compliance: the end of each of the last twelve months and today, the oldest first. It is about people
 * who work there now, each from the day on which they were added, and by the rules of today.
 */
export const ComplianceTrend = z.array(ComplianceDay)
export type ComplianceTrend = z.infer<typeof ComplianceTrend>

export const TRADES = ['roofing', 'general_contractor', 'manufacturing', 'warehouse'] as const
export type Trade = (typeof TRADES)[number]

/** GET {api}/company/rules */
export const CompanyRuleList = z.object({
  rules: z.array(CompanyRule),
  compliance: Compliance,
  /** For each module of the catalog, what a rule starts with, and why. */
  defaults: z.array(
    z.object({
      module: z.string(),
      months: z.number(),
      basis: z.enum(EXPIRY_BASES),
      /** With the paragraph of 29 CFR. */
      reason: z.string(),
    }),
  ),
  templates: z.array(z.object({ trade: z.enum(TRADES), modules: z.array(z.string()) })),
})
export type CompanyRuleList = z.infer<typeof CompanyRuleList>

/**
 * POST {api}/company/rules/preview: what this rule would do once it is saved, in place of the rule `id` or beside the
 * others. Stores nothing.
 */
export const CompanyRulePreviewRequest = z.object({
  ...CompanyRuleRequest.shape,
  id: z.nullable(RowNumber),
})
export type CompanyRulePreviewRequest = z.infer<typeof CompanyRulePreviewRequest>

export const CompanyRulePreview = z.object({
  /** Active people whom it reaches, and the first five by name. */
  people: z.object({ count: z.number(), names: z.array(z.string()) }),
  /** People whom it reaches once they accept their invitation. */
  invited: z.number(),
  /** Modules of these people that are current already. */
  current: z.number(),
  /** Modules that they are exempt from. */
  exempt: z.number(),
  /** Modules that become due. */
  assigned: z.number(),
  /** Modules whose due day exists and stays. */
  unchanged: z.number(),
})
export type CompanyRulePreview = z.infer<typeof CompanyRulePreview>

/** Someone who does not need a module until a day, and why. */
export const CompanyExemption = z.object({
  id: z.number(),
  personId: z.number(),
  name: z.string(),
  module: z.string(),
  reason: z.string(),
  endsOn: z.iso.date(),
  grantedBy: z.string(),
  grantedAt: z.iso.datetime(),
  /** Ended before its day. */
  endedAt: z.nullable(z.iso.datetime()),
  endedBy: z.nullable(z.string()),
  /** Holds today. */
  isActive: z.boolean(),
})
export type CompanyExemption = z.infer<typeof CompanyExemption>

/** GET {api}/company/exemptions: those that hold first, then by their last day, the latest first; at most 500. */
export const CompanyExemptionList = z.array(CompanyExemption)

/**
 * POST {api}/company/exemptions answers 201. Each of these people is exempt from each of these modules, through
 * `endsOn`. An exemption that holds already is replaced; the earlier one stays in the list as ended. Errors: 404 a
 * person who is not of the company, 409 `count-changed`, 422 with `fields`.
 * POST {api}/company/exemptions/:id/end answers 204: it no longer holds.
 */
export const CompanyExemptionRequest = z
  .object({
    ...selectedLearners(LearnersMatching),
    expected: z.optional(ExpectedCount),
    modules: z.array(verbatim(20)).check(z.minLength(1, 'Choose a module.'), z.maxLength(50)),
    reason: text(300).check(z.minLength(3, 'Write the reason.')),
    endsOn: day('Enter the last day of the exemption.'),
  })
  .check(arePeopleNamedOnce)
export type CompanyExemptionRequest = z.infer<typeof CompanyExemptionRequest>

/** How many pairs of a person and a module are exempt now. */
export const CompanyExemptionAnswer = z.object({ exempt: z.number() })
