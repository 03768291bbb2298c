import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from './columns.ts'
import { consultationBookings } from './consultations.ts'
import { userColumn } from './people.ts'
import { tenantRows } from './policies.ts'

/** Files that a client added to a booking. */
export const consultationAttachments = pgTable(
  'consultation_attachments',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: tenantColumn(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => consultationBookings.id, { onDelete: 'cascade' }),
    /** The client. */
    userId: userColumn(),
    fileKey: text('file_key').notNull(),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').notNull(),
    fileSizeBytes: integer('file_size_bytes').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    index('consultation_attachments_booking').on(table.bookingId, table.addedAt),
    index('consultation_attachments_user').on(table.userId),
    ...tenantRows(table.tenantId),
  ],
)
