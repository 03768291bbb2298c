import { z } from 'zod/mini'
import { day, Instant, PathId, text } from './text.ts'
import { PAGE_QUERY, pageOf } from './paging.ts'

/** The kinds of entries, for a filter. */
export const AUDIT_GROUPS = [
  'sign-in',
  'account',
  'export',
  'tenant',
  'token',
  'platform',
  'content',
] as const
export type AuditGroup = (typeof AUDIT_GROUPS)[number]

/** One entry of the audit trail. `before` and `after` are the recorded values; `null` where there were none. */
export const AuditRecord = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  /** Email of the person who did it, or words such as `team learner`. */
  actor: z.string(),
  /** Network address of the request; `null` where there was no request or it was not recorded. */
  address: z.nullable(z.string()),
  /** For example `person.change`. */
  action: z.string(),
  group: z.enum(AUDIT_GROUPS),
  /** What was done, in English, without the actor: `Signed in with Firefox on Windows.` */
  sentence: z.string(),
  /** For example `user/12`. */
  subject: z.string(),
  /** Name of the person that `subject` names; `null` for anything else and for a person who was deleted. */
  subjectName: z.nullable(z.string()),
  /** For platform operators only: slug of the tenant; `null` for the platform as a whole. */
  tenant: z.optional(z.nullable(z.string())),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditRecord = z.infer<typeof AuditRecord>

/** GET {api}/admin/audit, newest first. For platform operators also GET {api}/operators/audit, of every tenant. */
export const AuditPage = pageOf(AuditRecord)
export type AuditPage = z.infer<typeof AuditPage>

/**
 * GET {api}/admin/audit.csv: the same entries as a file. Errors: 422 `too-many-entries` for more than `AUDIT_FILE_ROWS`.
 */
export const AuditFilter = z.object({
  /** Part of actor, action, subject, the subject's name, network address or recorded values. */
  q: z._default(text(100), ''),
  group: z.optional(z.enum(AUDIT_GROUPS)),
  /** Entries about this person and entries of what they did. */
  person: z.optional(PathId),
  /** The first day in UTC, or the first instant. */
  from: z.optional(z.union([day(), Instant])),
  /** The last day in UTC, included; or an instant, excluded. */
  to: z.optional(z.union([day(), Instant])),
})
export type AuditFilter = z.infer<typeof AuditFilter>

const paging = {
  ...PAGE_QUERY,
}
export const AuditQuery = z.extend(AuditFilter, paging)
export type AuditQuery = z.infer<typeof AuditQuery>

/** GET {api}/operators/audit.csv; `tenant` is the id of one, or `platform` for what concerns none. */
export const PlatformAuditFilter = z.extend(AuditFilter, {
  tenant: z.optional(z.union([z.literal('platform'), PathId])),
})
export type PlatformAuditFilter = z.infer<typeof PlatformAuditFilter>
export const PlatformAuditQuery = z.extend(PlatformAuditFilter, paging)
export type PlatformAuditQuery = z.infer<typeof PlatformAuditQuery>

/** The most entries of one file. */
export const AUDIT_FILE_ROWS = 20_000
