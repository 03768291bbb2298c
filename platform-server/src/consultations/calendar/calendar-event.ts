import type { Language } from '@platform/shared-contracts/http'
import { aboutLines } from '../about-lines.ts'
import { messagesIn } from '../consultation-messages.ts'
import { endOf, nameOf, type StoredConsultation } from '../consultation-view.ts'
import type { CalendarEvent } from '../../lib/calendar/calendar-file.ts'

interface Around {
  /** The name of the tenant. */
  readonly organizer: string
  /** The sender of the tenant's emails, as an address or as `Name <address>`. */
  readonly from: string
  readonly now: Date
  readonly language: Language
}

/** The event of a consultation: the same one in a calendar file that is mailed and in a feed. */
export function calendarEvent(
  { booking, client, partner, videoLink }: StoredConsultation,
  { organizer, from, now, language }: Around,
): CalendarEvent {
  const sender = /<([^>]+)>/.exec(from)?.[1] ?? from
  return {
    uid: `${booking.id}@consultations`,
    startsAt: booking.startsAt,
    endsAt: endOf(booking),
    language,
    title: messagesIn(language).calendarTitle({ client: nameOf(client), partner: nameOf(partner) }),
    description: aboutLines(booking, language).join('\n'),
    organizer: { name: organizer, email: sender },
    attendees: [client, partner].map((person) => ({ name: nameOf(person), email: person.email })),
    isCanceled: booking.canceledAt !== null,
    revision: booking.revision,
    videoLink,
    writtenAt: now,
  }
}
