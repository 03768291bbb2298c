export interface CalendarEvent {
  readonly uid: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly title: string
  readonly description: string
  readonly organizer: { readonly name: string; readonly email: string }
  readonly attendees: readonly { readonly name: string; readonly email: string }[]
  readonly isCancelled: boolean
  readonly writtenAt: Date
}

const LINE_OCTETS = 73

/** An iCalendar file (RFC 5545) that calendars add, or remove again when it is canceled. */
export function calendarFile(event: CalendarEvent): string {
  const { isCancelled } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Training platform//Consultations//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'REQUEST'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${isCancelled ? 1 : 0}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${stamp(event.writtenAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `ORGANIZER;CN=${quoted(event.organizer.name)}:mailto:${event.organizer.email}`,
    ...event.attendees.map(({ name, email }) => `ATTENDEE;CN=${quoted(name)};RSVP=FALSE:mailto:${email}`),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A parameter's value: neither quotes nor control characters can be written in one. */
function quoted(text: string): string {
  return `"${text.replace(/["\p{Cc}]/gu, '')}"`
}

/** Lines are folded after 75 octets and continue after a space, never within a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
