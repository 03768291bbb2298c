import type {
  ConsultationAttachment,
  ConsultationPage,
  ConsultationQuery,
} from '@platform/shared-contracts/http'
import { and, asc, count, desc, eq, gte, ilike, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ownRows, type ExportSection } from '../app/account-export.ts'
import type { Tx } from '../lib/data/database.ts'
import { consultationAttachments as attachments } from '../lib/data/schema/consultation-attachments.ts'
import {
  consultationAvailability as availability,
  consultationBookings as bookings,
  consultationReviews as reviews,
} from '../lib/data/schema/consultations.ts'
import { users } from '../lib/data/schema/people.ts'
import { toConsultation, type StoredConsultation } from './consultation-view.ts'

const clients = alias(users, 'client')
const partners = alias(users, 'partner')
const PAGE_SIZE = 20

const attached = sql<ConsultationAttachment[]>`(
  select coalesce(
    json_agg(
      json_build_object('id', ${attachments.id}, 'name', ${attachments.fileName}, 'sizeBytes', ${attachments.fileSizeBytes})
      order by ${attachments.addedAt}, ${attachments.id}
    ),
    '[]'
  )
  from ${attachments} where ${attachments.bookingId} = ${bookings.id}
)`

const selected = (tx: Tx) =>
  tx
    .select({
      booking: bookings,
      client: clients,
      partner: partners,
      attachments: attached,
      videoLink: sql<string | null>`coalesce(${availability.settings} ->> 'videoLink', ${bookings.roomUrl})`,
      review: reviews,
      partnerZone: sql<string | null>`${availability.settings} ->> 'timeZone'`,
    })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.userId))
    .innerJoin(partners, eq(partners.id, bookings.partnerId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings.id))
    .leftJoin(availability, eq(availability.userId, bookings.partnerId))
    .$dynamic()

export async function findConsultation(tx: Tx, id: string): Promise<StoredConsultation | null> {
  const [found] = await selected(tx).where(eq(bookings.id, id))
  return found ?? null
}

/** Those of a person from then on, as client and as professional, the canceled ones too. */
export function listForCalendar(tx: Tx, userId: number, since: Date): Promise<StoredConsultation[]> {
  const isTheirs = or(eq(bookings.userId, userId), eq(bookings.partnerId, userId))
  return selected(tx)
    .where(and(isTheirs, gte(bookings.startsAt, since)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
}

interface Listing extends Pick<ConsultationQuery, 'when' | 'q' | 'page' | 'size'> {
  readonly scope: SQL | undefined
  readonly viewerId: number
  readonly now: Date
}

export async function listConsultations(tx: Tx, listing: Listing): Promise<ConsultationPage> {
  const { page = 1, size = PAGE_SIZE, now } = listing
  const where = and(listing.scope, timeOf(listing), matches(listing.q))
  const order = listing.when === 'past' ? desc(bookings.startsAt) : asc(bookings.startsAt)
  const rows = await selected(tx)
    .where(where)
    .orderBy(order, asc(bookings.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await tx
    .select({ total: count() })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.userId))
    .innerJoin(partners, eq(partners.id, bookings.partnerId))
    .where(where)
  return {
    items: rows.map((row) => toConsultation(row, now, listing.viewerId)),
    total: counted?.total ?? 0,
    page,
    size,
  }
}

/** Future hours including the running one, those to be recorded, or past hours including the canceled ones. */
function timeOf({ when, now }: Pick<Listing, 'when' | 'now'>): SQL | undefined {
  const isOver = sql`${bookings.startsAt} + ${bookings.minutes} * interval '1 minute' <= ${now.toISOString()}`
  const isOpen = and(isNull(bookings.canceledAt), isNull(bookings.outcome))
  if (when === 'unrecorded') return and(isOpen, isOver)
  return when === 'past'
    ? or(isNotNull(bookings.canceledAt), isNotNull(bookings.outcome), isOver)
    : and(isOpen, not(isOver))
}

function matches(q: string | undefined): SQL | undefined {
  const words = (q ?? '').split(/\s+/).filter(Boolean)
  const like = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    ...words.map((word) =>
      or(
        ilike(bookings.topic, like(word)),
        ilike(clients.email, like(word)),
        ilike(clients.firstName, like(word)),
        ilike(clients.lastName, like(word)),
        ilike(partners.firstName, like(word)),
        ilike(partners.lastName, like(word)),
      ),
    ),
  )
}

export const reviewExport: ExportSection = {
  name: 'reviews',
  rowsOf: ownRows(
    reviews,
    { stars: reviews.stars, comment: reviews.comment, state: reviews.state, writtenAt: reviews.writtenAt },
    reviews.writtenAt,
  ),
}

export const attachmentExport: ExportSection = {
  name: 'consultationAttachments',
  rowsOf: ownRows(
    attachments,
    {
      consultation: attachments.bookingId,
      fileName: attachments.fileName,
      fileSizeBytes: attachments.fileSizeBytes,
      addedAt: attachments.addedAt,
    },
    attachments.addedAt,
  ),
}

export const consultationExport: ExportSection = {
  name: 'consultations',
  rowsOf: ownRows(
    bookings,
    {
      startsAt: bookings.startsAt,
      minutes: bookings.minutes,
      topic: bookings.topic,
      module: bookings.moduleCode,
      isHourUsed: bookings.isHourUsed,
      outcome: bookings.outcome,
      heldMinutes: bookings.heldMinutes,
      notes: bookings.notes,
      canceledAt: bookings.canceledAt,
    },
    bookings.startsAt,
  ),
}
