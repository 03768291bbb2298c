import { z } from 'zod/mini'
import { code, multiline, stateCode, verbatim } from './text.ts'
import { PAGE, PAGE_QUERY } from './paging.ts'

/** How the Department of Labor codes a violation: serious, willful, repeat, other than serious. */
export const VIOLATION_TYPES = ['S', 'W', 'R', 'O'] as const
export const ViolationType = z.enum(VIOLATION_TYPES)
export type ViolationType = z.infer<typeof ViolationType>

const cents = z.number()
const day = z.iso.date()

/**
 * One violation of an inspection.
 *
 * Units   penalties in cents, dates without time; `gravity` from 1 to 10.
 * Source  the violation file of the Department of Labor, imported on /citations.
 */
export const CitedViolation = z.object({
  citationId: z.string(),
  /** As people write it: `1926.501(b)(13)`. */
  standard: z.string(),
  type: ViolationType,
  issuedOn: day,
  abateBy: z.nullable(day),
  initialPenaltyCents: cents,
  currentPenaltyCents: cents,
  contestedOn: z.nullable(day),
  finalOrderOn: z.nullable(day),
  instances: z.nullable(z.number()),
  exposed: z.nullable(z.number()),
  gravity: z.nullable(z.number()),
  /** Codes of the training modules on this standard. */
  moduleCodes: z.array(z.string()),
})
export type CitedViolation = z.infer<typeof CitedViolation>

/** An inspection with what was cited in it. `isDemo`: made up, so that the screen has something to show. */
export const CitedInspection = z.object({
  activityNr: z.string(),
  establishment: z.string(),
  city: z.string(),
  state: z.string(),
  naics: z.nullable(z.string()),
  /** `A` to `L`, as the Department codes the reason for the visit. */
  inspectionType: z.nullable(z.string()),
  openedOn: day,
  closedOn: z.nullable(day),
  violations: z.number(),
  serious: z.number(),
  willful: z.number(),
  repeat: z.number(),
  currentPenaltyCents: cents,
  isDemo: z.boolean(),
})
export type CitedInspection = z.infer<typeof CitedInspection>

/** GET {api}/citations/:activityNr, for super admins as all of {api}/citations. */
export const CitedInspectionDetail = z.extend(CitedInspection, {
  address: z.string(),
  zip: z.string(),
  scope: z.nullable(z.string()),
  employees: z.nullable(z.number()),
  violationList: z.array(CitedViolation),
})
export type CitedInspectionDetail = z.infer<typeof CitedInspectionDetail>

export const CITATION_SORTS = ['-opened', 'opened', '-penalty', 'penalty', 'name', '-name'] as const

/** GET {api}/citations and GET {api}/citations/stats. `standard` in either spelling, a section or a paragraph of it. */
export const CitationQuery = z.object({
  q: z.optional(verbatim(100)),
  standard: z.optional(verbatim(40)),
  state: z.optional(stateCode()),
  year: z.optional(z.coerce.number().check(z.int(), z.gte(1970), z.lte(2100))),
  type: z.optional(ViolationType),
  status: z.optional(z.enum(['open', 'closed'])),
  naics: z.optional(code(/^\d{2,6}$/, 6)),
  sort: z._default(z.enum(CITATION_SORTS), '-opened'),
  ...PAGE_QUERY,
})
export type CitationQuery = z.infer<typeof CitationQuery>

/** `importedAt` is the last import, `null` before the first; `states` and `years` are those with records. */
export const CitationPage = z.object({
  items: z.array(CitedInspection),
  ...PAGE,
  importedAt: z.nullable(z.iso.datetime()),
  demoRecords: z.number(),
  states: z.array(z.string()),
  years: z.array(z.number()),
})
export type CitationPage = z.infer<typeof CitationPage>

/** Sections of what the query finds, most cited first, at most ten. */
export const CitationStats = z.object({
  sections: z.array(
    z.object({
      section: z.string(),
      violations: z.number(),
      currentPenaltyCents: cents,
      moduleCodes: z.array(z.string()),
    }),
  ),
})
export type CitationStats = z.infer<typeof CitationStats>

/** GET {api}/citations/most-cited: the yearly national list, with where it was read and when. */
export const MostCited = z.object({
  fiscalYear: z.number(),
  isPreliminary: z.boolean(),
  source: z.string(),
  checkedOn: day,
  items: z.array(
    z.object({
      section: z.string(),
      title: z.string(),
      violations: z.number(),
      moduleCodes: z.array(z.string()),
    }),
  ),
})
export type MostCited = z.infer<typeof MostCited>

const CSV_LONGEST = 6 * 1024 * 1024

/**
 * POST {api}/citations/imports: the Department's inspection file or its violation file, as CSV with its column names in the
 * first line; which of the two it is, the columns say. A dry run checks and keeps nothing. Errors: 403 `feature-off` when
 * the tenant has the import switched off, 413 over 6 MB, 422 when the columns are of neither file.
 */
export const CitationImportRequest = z.object({ csv: multiline(CSV_LONGEST), isDryRun: z.boolean() })
export type CitationImportRequest = z.infer<typeof CitationImportRequest>

/** `line` counts from 1, the heading included. `refused` lists at most 200 of the `refusedRows`. */
export const CitationImportReport = z.object({
  kind: z.enum(['inspections', 'violations']),
  isDryRun: z.boolean(),
  rows: z.number(),
  added: z.number(),
  updated: z.number(),
  /** Rows that the file marks as deleted. */
  removed: z.number(),
  refusedRows: z.number(),
  refused: z.array(z.object({ line: z.number(), column: z.nullable(z.string()), reason: z.string() })),
})
export type CitationImportReport = z.infer<typeof CitationImportReport>
