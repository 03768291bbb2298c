import type { InspectionPack, PackFile, PackSchedule } from '@platform/shared-contracts/http'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'
import { certificates } from '../training/certificates.ts'
import { companyColumn, companyManagers } from './company-people.ts'

/** When packs of a company are made without a request, and who gets a link. */
export const inspectionPackSchedules = pgTable(
  'inspection_pack_schedules',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    modules: jsonb().$type<string[]>().notNull(),
    site: text().notNull(),
    department: text().notNull(),
    hasCertificates: boolean('has_certificates').notNull(),
    every: text().$type<PackSchedule['every']>().notNull(),
    /** Of the month, or of the week from 1 for Monday. */
    day: integer().notNull(),
    linkDays: integer('link_days').notNull(),
    setBy: text('set_by').notNull(),
    /** `null` once they manage no company any more: then no pack is made. */
    managerId: integer('manager_id').references(() => companyManagers.userId, { onDelete: 'set null' }),
    /** Days before it are not made up for. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** The latest day of the schedule for which a pack was made. */
    madeFor: date('made_for', { mode: 'string' }),
    pausedAt: instant('paused_at'),
  },
  (table) => [index('inspection_pack_schedules_company').on(table.companyId), ...tenantRows(table.tenantId)],
)

/** Managers who get an email with a link to each pack of a schedule, while they are managers. */
export const inspectionPackRecipients = pgTable(
  'inspection_pack_recipients',
  {
    tenantId: tenantColumn(),
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => inspectionPackSchedules.id, { onDelete: 'cascade' }),
    managerId: integer('manager_id')
      .notNull()
      .references(() => companyManagers.userId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.scheduleId, table.managerId] }), ...tenantRows(table.tenantId)],
)

/** Records of a company for an inspector, as they were when it was made. Deleted with its files after a while. */
export const inspectionPacks = pgTable(
  'inspection_packs',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    modules: jsonb().$type<string[]>().notNull(),
    site: text().notNull(),
    department: text().notNull(),
    hasCertificates: boolean('has_certificates').notNull().default(false),
    describesOn: date('describes_on', { mode: 'string' }).notNull(),
    state: text().$type<InspectionPack['state']>().notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    madeAt: instant('made_at'),
    people: integer(),
    required: integer(),
    current: integer(),
    /** Keys in the storage; both are set once it is ready. */
    pdfKey: text('pdf_key'),
    csvKey: text('csv_key'),
    /** Classes whose sign-in sheets belong to it. */
    classIds: jsonb('class_ids').$type<number[]>().notNull().default([]),
    /** Whose day made it. */
    scheduleId: uuid('schedule_id').references(() => inspectionPackSchedules.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('inspection_packs_company').on(table.companyId, table.requestedAt),
    ...tenantRows(table.tenantId),
  ],
)

/** A certificate whose PDF belongs to a pack; it goes with the certificate, and then the file goes too. */
export const inspectionPackCertificates = pgTable(
  'inspection_pack_certificates',
  {
    tenantId: tenantColumn(),
    packId: uuid('pack_id')
      .notNull()
      .references(() => inspectionPacks.id, { onDelete: 'cascade' }),
    certificateId: uuid('certificate_id')
      .notNull()
      .references(() => certificates.id, { onDelete: 'cascade' }),
    /** In the ZIP. */
    fileName: text('file_name').notNull(),
    /** Key in the storage; `null` until it is written. */
    fileKey: text('file_key'),
  },
  (table) => [
    primaryKey({ columns: [table.packId, table.certificateId] }),
    index('inspection_pack_certificates_certificate').on(table.certificateId),
    index('inspection_pack_certificates_file').on(table.fileKey),
    ...tenantRows(table.tenantId),
  ],
)

/** An address that opens a pack without a session. */
export const inspectionPackLinks = pgTable(
  'inspection_pack_links',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    packId: uuid('pack_id')
      .notNull()
      .references(() => inspectionPacks.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** Who gets it, as the manager wrote it. */
    recipient: text().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedBy: text('revoked_by'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('inspection_pack_links_pack').on(table.packId), ...tenantRows(table.tenantId)],
)

/** What was opened with a link; no file is its page. */
export const inspectionPackUses = pgTable(
  'inspection_pack_uses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => inspectionPackLinks.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    file: text().$type<PackFile>(),
  },
  (table) => [index('inspection_pack_uses_link').on(table.linkId, table.at), ...tenantRows(table.tenantId)],
)
