import { z } from 'zod/mini'
import { code, day, text } from '../text.ts'
import { XapiStatement } from './xapi.ts'
import { PAGE_QUERY, pageOf } from '../paging.ts'

/** The most statements of one file. */
export const STATEMENT_FILE_ROWS = 20_000

/** An xAPI statement that the platform stored, for staff. */
export const StoredStatement = z.object({
  /** The order in which they were stored. */
  position: z.number(),
  id: z.string(),
  storedAt: z.iso.datetime(),
  person: z.object({ id: z.number(), name: z.string(), email: z.string() }),
  /** The last part of its IRI: `passed`. */
  verb: z.string(),
  /** IRI of the activity, or whatever else it is about. */
  activity: z.string(),
  /** `content` was said by an imported course, `platform` by the platform itself. */
  source: z.enum(['content', 'platform']),
})
export type StoredStatement = z.infer<typeof StoredStatement>

/** GET {api}/admin/statements.csv. Errors: 422 `too-many-entries` for more than `STATEMENT_FILE_ROWS`. */
export const StatementFilter = z.object({
  /** Part of the person's name or email address. */
  q: z._default(text(100), ''),
  /** The last part of a verb's IRI, whole. */
  verb: z._default(z.union([z.literal(''), code(/^[\w-]+$/, 60)]), ''),
  /** Part of the activity's IRI. */
  activity: z._default(text(200), ''),
  /** The first and the last day in UTC, both included. */
  from: z._default(z.union([z.literal(''), day()]), ''),
  to: z._default(z.union([z.literal(''), day()]), ''),
})
export type StatementFilter = z.infer<typeof StatementFilter>

/** GET {api}/admin/statements: newest first. Roles admin and super_admin; of the tenant of the host. */
export const StatementQuery = z.extend(StatementFilter, {
  ...PAGE_QUERY,
})
export type StatementQuery = z.infer<typeof StatementQuery>

export const StatementPage = pageOf(StoredStatement)
export type StatementPage = z.infer<typeof StatementPage>

/** GET {api}/admin/statements/:position: the whole statement, as it was stored. Errors: 404 `statement-not-found`. */
export const StatementDetail = z.extend(StoredStatement, { statement: XapiStatement })
export type StatementDetail = z.infer<typeof StatementDetail>
