import type { PackageKind, UnitStatus } from '@platform/shared-contracts/http'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'

/** When a unit counts as done: as cmi5 names the rules; a unit of a SCORM package has `CompletedOrPassed`. */
export type MoveOn = 'Passed' | 'Completed' | 'CompletedAndPassed' | 'CompletedOrPassed' | 'NotApplicable'

/** One launchable part of a package: a SCO, or an assignable unit of cmi5. */
export interface PackageUnit {
  /** As the archive names it. */
  readonly id: string
  readonly title: string
  /** Of the file in the archive. */
  readonly path: string
  /** What its address ends with: `?page=1`, or nothing. */
  readonly query: string
  /** As the package gives it: SCORM 1.2 from 0 to 100, SCORM 2004 and cmi5 from 0 to 1. */
  readonly masteryScore: number | null
  readonly moveOn: MoveOn
  readonly launchData: string
  /** cmi5 only. */
  readonly launchMethod: 'AnyWindow' | 'OwnWindow'
  readonly entitlementKey: string | null
  /** Ids of the blocks of cmi5 that contain it, the outermost first. */
  readonly blocks: readonly string[]
}

/** An imported course, as staff uploaded it; it is never changed, only opened, closed and removed. */
export const coursePackages = pgTable(
  'course_packages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    kind: text().$type<PackageKind>().notNull(),
    /** The course's own id in the archive. */
    identifier: text().notNull(),
    title: text().notNull(),
    fileName: text('file_name').notNull(),
    /** Where its files are in the storage, below packages/. */
    folder: uuid().notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    fileCount: integer('file_count').notNull(),
    units: jsonb().$type<readonly PackageUnit[]>().notNull(),
    isOpen: boolean('is_open').notNull().default(false),
    uploadedBy: text('uploaded_by').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    index('course_packages_tenant').on(table.tenantId, table.uploadedAt),
    ...tenantRows(table.tenantId),
  ],
)

const packageColumn = () =>
  integer('package_id')
    .notNull()
    .references(() => coursePackages.id, { onDelete: 'cascade' })

/** The files of the archive; their bytes are in the storage, named by their hash. */
export const packageFiles = pgTable(
  'package_files',
  {
    tenantId: tenantColumn(),
    packageId: packageColumn(),
    path: text().notNull(),
    hash: text().notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.path] }), ...tenantRows(table.tenantId)],
)

/** One learner in one package. The id is the registration of cmi5 and xAPI. */
export const packageRegistrations = pgTable(
  'package_registrations',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: tenantColumn(),
    packageId: packageColumn(),
    userId: userColumn(),
    startedAt: instant('started_at').notNull(),
    /** When the last unit was done. */
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('package_registrations_learner').on(table.packageId, table.userId),
    ...tenantRows(table.tenantId),
  ],
)

const registrationColumn = () =>
  uuid('registration_id')
    .notNull()
    .references(() => packageRegistrations.id, { onDelete: 'cascade' })

/** What was reported about each unit, and what it continues from. */
export const packageResults = pgTable(
  'package_results',
  {
    tenantId: tenantColumn(),
    registrationId: registrationColumn(),
    unitId: text('unit_id').notNull(),
    status: text().$type<UnitStatus>().notNull(),
    /** A unit of cmi5 may be passed and not completed. */
    isCompleted: boolean('is_completed').notNull().default(false),
    /** A fraction. */
    score: doublePrecision(),
    seconds: integer().notNull().default(0),
    isSatisfied: boolean('is_satisfied').notNull().default(false),
    /** The data model of SCORM as the runtime left it, with its suspend data. */
    runtime: jsonb().$type<Readonly<Record<string, unknown>>>(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.registrationId, table.unitId] }), ...tenantRows(table.tenantId)],
)

/** One opening of a unit. The id is the session of cmi5. */
export const packageLaunches = pgTable(
  'package_launches',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: tenantColumn(),
    packageId: packageColumn(),
    registrationId: registrationColumn(),
    unitId: text('unit_id').notNull(),
    /** Hash of the secret in the address. */
    tokenHash: text('token_hash').notNull(),
    /** Of the page that may show it: `https://training.example.com`. */
    origin: text().notNull(),
    /** Seconds of the unit's earlier launches. */
    secondsBefore: integer('seconds_before').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Hash of the token of cmi5, which is given out once. */
    authHash: text('auth_hash'),
    initializedAt: instant('initialized_at'),
    /** A statement of cmi5 that may come once in a session. */
    completedAt: instant('completed_at'),
    judgedAt: instant('judged_at'),
    /** Terminated by the content, or abandoned when it was opened again. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('package_launches_token').on(table.tokenHash),
    index('package_launches_registration').on(table.registrationId, table.unitId),
    ...tenantRows(table.tenantId),
  ],
)

/** Documents of xAPI that the content of one registration stores: its state, and the profile of its learner. */
export const packageDocuments = pgTable(
  'package_documents',
  {
    tenantId: tenantColumn(),
    registrationId: registrationColumn(),
    /** What it belongs to, and its name. */
    scope: text().notNull(),
    name: text().notNull(),
    contentType: text('content_type').notNull(),
    body: text().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.registrationId, table.scope, table.name] }),
    ...tenantRows(table.tenantId),
  ],
)
