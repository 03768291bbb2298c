import { MAX_CONSULTATION_ATTACHMENTS } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../app/request-context.ts'
import type { DocumentFile } from '../../domain/documents/document-files.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { consultationBookings } from '../../lib/data/schema/consultations.ts'
import { ProblemError } from '../../lib/problem.ts'
import { visibleConsultation } from '../cancel-consultation.ts'
import { endOf, type StoredConsultation } from '../consultation-view.ts'
import { findConsultation } from '../sql-consultations.ts'
import { addingRefusal, isRemovable } from './attachment.rule.ts'
import {
  countAttachments,
  deleteAttachment,
  findAttachment,
  insertAttachment,
  type StoredAttachment,
} from './sql-attachments.ts'

type Booking = StoredConsultation['booking']

interface Adding {
  readonly bookingId: string
  readonly now: Date
}

/**
 * Whether the client may add a file now. Requested before the file is read, and again with the booking locked.
 *
 * Errors  404, also for another person's; 409 canceled, over, or three files already.
 */
export async function requireAddable(tx: Tx, who: SignedIn, { bookingId, now }: Adding): Promise<Booking> {
  const booking = await ownBooking(tx, who, bookingId)
  const refusal = addingRefusal(booking, { endsAt: endOf(booking), now })
  if (refusal) throw new ProblemError(409, refusal, { field: 'file' })
  if ((await countAttachments(tx, bookingId)) >= MAX_CONSULTATION_ATTACHMENTS)
    throw new ProblemError(409, 'too-many-attachments', {
      field: 'file',
      values: { limit: MAX_CONSULTATION_ATTACHMENTS },
    })
  return booking
}

/** Errors: as requireAddable. */
export async function addAttachment(
  tx: Tx,
  who: SignedIn,
  { file, ...adding }: Adding & { readonly file: DocumentFile },
): Promise<StoredAttachment> {
  const { bookingId, now } = adding
  // Two files that come at once are counted one after the other.
  await lockBooking(tx, bookingId)
  const { tenantId, userId } = await requireAddable(tx, who, adding)
  const added = await insertAttachment(tx, { ...file, tenantId, bookingId, userId, addedAt: now })
  await recordAudit(tx, { ...audited(who, bookingId), action: 'consultation.attach', after: traceOf(added) })
  return added
}

interface Removing extends Adding {
  readonly id: string
}

/** The caller removes its file. Errors: 404, also for another person's; 409 once the consultation has started. */
export async function removeAttachment(
  tx: Tx,
  who: SignedIn,
  { bookingId, id, now }: Removing,
): Promise<StoredAttachment> {
  await lockBooking(tx, bookingId)
  const booking = await ownBooking(tx, who, bookingId)
  if (!isRemovable(booking, now)) throw new ProblemError(409, 'has-begun:attachment')
  const removed = await deleteAttachment(tx, { bookingId, id })
  const before = traceOf(removed)
  await recordAudit(tx, { ...audited(who, bookingId), action: 'consultation.detach', before })
  return removed
}

/** For everyone who sees the consultation. Errors: 404. */
export async function readAttachment(
  tx: Tx,
  who: SignedIn,
  { bookingId, id }: Omit<Removing, 'now'>,
): Promise<StoredAttachment> {
  const { booking } = await visibleConsultation(tx, who, bookingId)
  return findAttachment(tx, { bookingId: booking.id, id })
}

async function lockBooking(tx: Tx, id: string): Promise<void> {
  await tx.select().from(consultationBookings).where(eq(consultationBookings.id, id)).for('update')
}

/** Of the client: no one else changes what the client shares. */
async function ownBooking(tx: Tx, { userId }: SignedIn, id: string): Promise<Booking> {
  const found = await findConsultation(tx, id)
  if (found?.booking.userId !== userId) throw new ProblemError(404, 'consultation-not-found')
  return found.booking
}

const audited = ({ tenantId, email }: SignedIn, bookingId: string) => ({
  tenantId,
  actor: email,
  subject: bookingId,
})

/** Without the file's name: it may say something personal, and the audit trail outlives an erased account. */
const traceOf = ({ id, fileType, fileSizeBytes }: StoredAttachment) => ({
  attachment: id,
  fileType,
  fileSizeBytes,
})
