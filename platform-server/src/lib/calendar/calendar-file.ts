import type { Language } from '@platform/shared-contracts/http'
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'

const HOUR_S = 60 * 60

export interface CalendarEvent {
  readonly uid: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly language: Language
  readonly title: string
  readonly description: string
  readonly organizer: { readonly name: string; readonly email: string }
  readonly attendees: readonly { readonly name: string; readonly email: string }[]
  readonly isCanceled: boolean
  /** Counts the changes, the cancellation included. */
  readonly revision: number
  readonly videoLink: string | null
  readonly writtenAt: Date
}

/** What is to be done by the end of a day, without a time. */
export interface CalendarDay {
  readonly uid: string
  /** `2026-11-30` */
  readonly day: string
  readonly title: string
  readonly description: string
  readonly url: string
  readonly writtenAt: Date
}

/** Of a file; a program that reads many files shows which it is. */
interface Named {
  readonly product: string
  readonly language: Language
}

/** An iCalendar file (RFC 5545) that calendars add, or remove again when it is canceled. */
export function calendarFile(product: string, event: CalendarEvent): string {
  const method = event.isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ prodId: productIn({ product, language: event.language }), method })
  addEvent(calendar, event)
  return `${calendar.toString()}\r\n`
}

interface Feed extends Named {
  readonly name: string
  readonly events?: readonly CalendarEvent[]
  readonly days?: readonly CalendarDay[]
}

/** An iCalendar file that calendars subscribe to, and read again every hour. */
export function calendarFeed({ name, events = [], days = [], ...named }: Feed): string {
  const prodId = productIn(named)
  const calendar = ical({ name: printable(name), prodId, method: ICalCalendarMethod.PUBLISH, ttl: HOUR_S })
  for (const event of events) addEvent(calendar, event)
  for (const day of days) addDay(calendar, day)
  return `${calendar.toString()}\r\n`
}

function productIn({ product, language }: Named) {
  return { company: 'Training platform', product, language: language.toUpperCase() }
}

function addEvent(calendar: ICalCalendar, event: CalendarEvent): void {
  const { isCanceled, organizer, attendees } = event
  calendar.createEvent({
    id: event.uid,
    sequence: event.revision,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: event.writtenAt,
    start: event.startsAt,
    end: event.endsAt,
    summary: printable(event.title),
    description: printable(event.description),
    ...(event.videoLink ? { url: event.videoLink, location: event.videoLink } : {}),
    organizer: { ...organizer, name: nameOf(organizer) },
    attendees: attendees.map((attendee) => ({ email: attendee.email, name: nameOf(attendee), rsvp: false })),
  })
}

/** It does not mark the person as busy. */
function addDay(calendar: ICalCalendar, { uid, day, title, description, url, writtenAt }: CalendarDay): void {
  calendar.createEvent({
    ...{ id: uid, stamp: writtenAt, start: new Date(`${day}T00:00:00Z`), allDay: true, url },
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: printable(title),
    description: printable(description),
  })
}

/** Without control characters, which the package would write as they are. */
function printable(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, '')
}

/** Without quotes too: the package writes them as RFC 6868 says, and common calendars show that literally. */
function nameOf({ name }: { readonly name: string }): string {
  return name.replace(/["\p{Cc}]/gu, '')
}
