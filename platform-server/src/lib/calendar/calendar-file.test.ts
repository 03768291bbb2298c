import { calendarFeed, calendarFile } from './calendar-file.ts'

const event = {
  uid: 'abc@oncall.test',
  startsAt: new Date('2026-11-23T15:00:00Z'),
  endsAt: new Date('2026-11-23T16:00:00Z'),
  language: 'es',
  title: 'Consultation, one hour',
  description: 'Line one\r\nEND:VEVENT; not\u0007 really',
  organizer: { name: 'OnCall "Safety"', email: 'no-reply@oncall.test' },
  attendees: [{ name: 'Elena Márquez', email: 'elena@oncall.test' }],
  isCanceled: false,
  revision: 0,
  videoLink: null,
  writtenAt: new Date('2026-11-21T08:00:00Z'),
} as const

test('says when in UTC, and lets no text escape its line', () => {
  const lines = calendarFile('Consultations', event).split('\r\n')
  expect(lines).toContain('PRODID:-//Training platform//Consultations//ES')
  expect(lines).toContain('DTSTART:20261123T150000Z')
  expect(lines).toContain('SUMMARY:Consultation\\, one hour')
  expect(lines).toContain('DESCRIPTION:Line one\\nEND:VEVENT\\; not really')
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  expect(lines).toContain('ORGANIZER;CN="OnCall Safety":mailto:no-reply@oncall.test')
})

test('takes the hour away again under the same name', () => {
  const text = calendarFile('Consultations', { ...event, isCanceled: true, revision: 1 })
  expect(text).toMatch(/METHOD:CANCEL[^]*UID:abc@oncall\.test\r\nSEQUENCE:1\r\n[^]*STATUS:CANCELLED\r\n/)
})

test('folds long lines within 75 octets, and they unfold to the same text', () => {
  const description = 'Höhe und Länge '.repeat(20)
  const text = calendarFile('Consultations', { ...event, description })
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`)
})

test('writes a day without a time, which keeps no one from other appointments', () => {
  const writtenAt = new Date('2026-11-21T08:00:00Z')
  const day = { uid: '3-IC0112-2027-01-31@renewals', day: '2027-01-31', title: 'Fall Protection', writtenAt }
  const days = [{ ...day, description: 'Ana Ruiz', url: 'https://oncall.test/company' }]
  const lines = calendarFeed({ product: 'Renewals', language: 'en', name: 'Renewals', days }).split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20270131')
  expect(lines).toContain('TRANSP:TRANSPARENT')
  expect(lines).toContain('SUMMARY:Fall Protection')
})
