import type { ConsultationAttachment } from '@platform/shared-contracts/http'
import { and, count, eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { consultationAttachments as attachments } from '../../lib/data/schema/consultation-attachments.ts'
import { ProblemError } from '../../lib/problem.ts'

export type StoredAttachment = typeof attachments.$inferSelect

interface AttachmentIds {
  readonly bookingId: string
  readonly id: string
}

const isIt = ({ bookingId, id }: AttachmentIds) =>
  and(eq(attachments.id, id), eq(attachments.bookingId, bookingId))

/** Errors: 404. */
export async function findAttachment(tx: Tx, ids: AttachmentIds): Promise<StoredAttachment> {
  const [found] = await tx.select().from(attachments).where(isIt(ids))
  return found ?? refuse()
}

/** Errors: 404. */
export async function deleteAttachment(tx: Tx, ids: AttachmentIds): Promise<StoredAttachment> {
  const [deleted] = await tx.delete(attachments).where(isIt(ids)).returning()
  return deleted ?? refuse()
}

export async function insertAttachment(
  tx: Tx,
  row: typeof attachments.$inferInsert,
): Promise<StoredAttachment> {
  const [added] = await tx.insert(attachments).values(row).returning()
  if (!added) throw new Error('the database did not return the new attachment')
  return added
}

export async function countAttachments(tx: Tx, bookingId: string): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(attachments)
    .where(eq(attachments.bookingId, bookingId))
  return counted?.total ?? 0
}

export function toAttachment({ id, fileName, fileSizeBytes }: StoredAttachment): ConsultationAttachment {
  return { id, name: fileName, sizeBytes: fileSizeBytes }
}

export function missingAttachment(): ProblemError {
  return new ProblemError(404, 'attachment-not-found')
}

function refuse(): never {
  throw missingAttachment()
}
