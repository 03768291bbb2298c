import { z } from 'zod/mini'
import { hasEmail } from '../../rules/access/no-email.rule.ts'
import { PersonName } from '../accounts/person-name.ts'
import { Id } from '../id.ts'
import { Language } from '../language.ts'
import { PAGE_QUERY, pageOf } from '../paging.ts'
import { RowNumber, multiline, text, verbatim } from '../text.ts'
import { TrainingCell } from '../training/training-record.ts'

/**
 * Everything below {api}/company is for company managers and reaches the people of their own company only. Which company
 * that is comes from the grant, never from the request. 403 without a grant.
 */

/** The company that a person manages. */
export const ManagedCompany = z.object({ id: z.number(), name: z.string(), isOwner: z.boolean() })
export type ManagedCompany = z.infer<typeof ManagedCompany>

/**
 * `invited`: the person has not agreed yet that the company sees their training. `active`: it does. `deactivated`: they
 * left; what they were trained in stays theirs, and the company no longer sees it.
 */
export const COMPANY_PERSON_STATES = ['active', 'invited', 'deactivated'] as const
export type CompanyPersonState = (typeof COMPANY_PERSON_STATES)[number]

const place = text(100)
const PLACES = {
  department: z._default(place, ''),
  site: z._default(place, ''),
  jobRole: z._default(place, ''),
}

/** The values in use for each, by name, for filters and suggestions. */
const Places = z.object({
  departments: z.array(z.string()),
  sites: z.array(z.string()),
  jobRoles: z.array(z.string()),
})

/** GET {api}/company */
export const CompanyOverview = z.object({
  ...ManagedCompany.shape,
  counts: z.object({ active: z.number(), invited: z.number(), deactivated: z.number() }),
  places: Places,
})
export type CompanyOverview = z.infer<typeof CompanyOverview>

export const CompanyPerson = z.object({
  id: z.number(),
  /** `null` for someone who signs in on a shared tablet (tablets.ts). */
  email: z.nullable(z.string()),
  /** Of the company; unique there, empty for none. Someone without email signs in with it. */
  employeeNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  department: z.string(),
  site: z.string(),
  jobRole: z.string(),
  /** Another person of the company. */
  supervisor: z.nullable(z.object({ id: z.number(), name: z.string() })),
  state: z.enum(COMPANY_PERSON_STATES),
  /** For the training matrix; `null` until the person is active. */
  learnerId: z.nullable(z.number()),
  /** When their PIN was made; `null` without one. */
  pinMadeAt: z.nullable(z.iso.datetime()),
  addedAt: z.iso.datetime(),
})
export type CompanyPerson = z.infer<typeof CompanyPerson>
export const CompanyPersonPage = pageOf(CompanyPerson)
export type CompanyPersonPage = z.infer<typeof CompanyPersonPage>

/** Without `state`, everyone but those who were deactivated. */
export const CompanyPeopleQuery = z.object({
  ...PAGE_QUERY,
  q: z._default(text(100), ''),
  state: z.optional(z.enum(COMPANY_PERSON_STATES)),
  /** Only active people without email who have no PIN. */
  pin: z.optional(z.literal('missing')),
  ...PLACES,
})
export type CompanyPeopleQuery = z.infer<typeof CompanyPeopleQuery>

/** Of someone who has one; keys of accounts without email are none. */
export const CompanyEmail = z
  .email('Enter an email address like name@company.com.')
  .check(
    z.maxLength(254),
    z.toLowerCase(),
    z.refine(hasEmail, 'Enter an email address like name@company.com.'),
  )

/**
 * PUT {api}/company/people/:id. Errors: 404, 422 with `fields`: a supervisor who is not of the company, or who would
 * report to this person, or an employee number that someone else has.
 */
export const CompanyPersonChange = z.object({
  firstName: PersonName,
  lastName: PersonName,
  ...PLACES,
  /** Left out, it stays as it is. */
  employeeNumber: z.optional(text(40)),
  supervisorId: z.nullable(RowNumber),
})
export type CompanyPersonChange = z.infer<typeof CompanyPersonChange>

/**
 * POST {api}/company/people answers 201. The person is emailed an invitation; someone whose address is at one of the
 * company's own domains and who has an account is active at once. Someone without email is active at once too, gets an
 * account of their own, and an employee number where none is sent. Errors: 409 `already-in-company`, at `email`; 409
 * `employee-number-taken`, at `employeeNumber`.
 */
export const CompanyPersonRequest = z.object({
  ...CompanyPersonChange.shape,
  email: z.nullable(CompanyEmail),
  /** Of the invitation, where the person has not chosen one; left out for English. */
  language: z.optional(Language),
})
export type CompanyPersonRequest = z.infer<typeof CompanyPersonRequest>

/** One change of a person, as the audit trail has it. */
export const CompanyPersonEvent = z.object({
  at: z.iso.datetime(),
  actor: z.string(),
  action: z.string(),
  /** What changed, by field. */
  changes: z.array(
    z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
})

/** GET {api}/company/people/:id */
export const CompanyPersonRecord = z.object({
  ...CompanyPerson.shape,
  /** Every module of the catalog; empty until the person is active. */
  cells: z.array(TrainingCell),
  /** The newest first, at most 100. */
  history: z.array(CompanyPersonEvent),
})
export type CompanyPersonRecord = z.infer<typeof CompanyPersonRecord>

export const IMPORT_FIELDS = [
  'email',
  'employeeNumber',
  'firstName',
  'lastName',
  'department',
  'site',
  'jobRole',
  'supervisorEmail',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** People that one file may name. */
export const MAX_IMPORT = 5000

/**
 * POST {api}/company/people/import. A CSV file with a header row. `columns` says which column holds which field, by its
 * header; without it the headers are recognized by their names. People are matched by email, and those without one by
 * employee number: those who exist get the
 * values of the columns that the file has, the others are added and invited. No one is ever removed. With `dryRun`,
 * nothing is stored, and the report says what would happen. A row with a fault is left out and reported; the rest is
 * imported. Errors: 422 at `csv` (no rows, too many rows) or at `columns` (no column for email or employee number).
 */
export const CompanyImportRequest = z.object({
  csv: multiline(4_000_000),
  columns: z.optional(z.partialRecord(z.enum(IMPORT_FIELDS), verbatim(200))),
  dryRun: z.boolean(),
  language: z.optional(Language),
})
export type CompanyImportRequest = z.infer<typeof CompanyImportRequest>

export const CompanyImportReport = z.object({
  /** Headers of the file. */
  headers: z.array(z.string()),
  /** Which header each field was read from. */
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** At most 100. */
  faults: z.array(
    z.object({
      /** Of the file, from 1; the header is line 1. */
      line: z.number(),
      field: z.enum(IMPORT_FIELDS),
      value: z.string(),
      message: z.string(),
    }),
  ),
  /** All rows with a fault. */
  faulty: z.number(),
  /** The first ten of those who are added or changed. */
  /** `key` is the email address or the employee number. */
  examples: z.array(z.object({ line: z.number(), key: z.string(), name: z.string(), isNew: z.boolean() })),
})
export type CompanyImportReport = z.infer<typeof CompanyImportReport>

/** GET {api}/company/managers for owners, GET {api}/companies/:id/managers for super admins. */
export const CompanyManager = z.object({
  userId: z.number(),
  email: z.string(),
  name: z.string(),
  isOwner: z.boolean(),
  grantedBy: z.string(),
  grantedAt: z.iso.datetime(),
})
export type CompanyManager = z.infer<typeof CompanyManager>
export const CompanyManagerList = z.array(CompanyManager)

/**
 * POST of the same paths answers 201; DELETE …/:userId answers 204. Errors: 404 `person-not-found` at `email` (an
 * account is needed first), 409 `manages-another-company`, 409 `last-owner`.
 */
export const CompanyManagerRequest = z.object({
  email: CompanyEmail,
  isOwner: z._default(z.boolean(), false),
})
export type CompanyManagerRequest = z.infer<typeof CompanyManagerRequest>

/** GET {api}/company-invitations: of companies that ask to see the caller's training. */
export const CompanyInvitation = z.object({
  id: Id,
  companyName: z.string(),
  invitedBy: z.string(),
  invitedAt: z.iso.datetime(),
})
export const CompanyInvitationList = z.array(CompanyInvitation)
export type CompanyInvitation = z.infer<typeof CompanyInvitation>

/**
 * POST {api}/company-invitations/:id answers 204. Errors: 404, 409 `in-another-company`: a person is in one company at
 * a time.
 */
export const CompanyInvitationAnswer = z.object({ accepts: z.boolean() })
export type CompanyInvitationAnswer = z.infer<typeof CompanyInvitationAnswer>
