import { tenantName } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import type { Tx } from '../lib/data/database.ts'
import type { Person } from '../domain/accounts/people.ts'
import { calendarFile } from './calendar-file.ts'
import { endOf, nameOf, type StoredConsultation } from './consultation-view.ts'
import { zoneOfState } from './state-zone.rule.ts'

const OWN_PAGE = '/view-consultations'

/** `cancelled` removes the hour from both calendars. */
export type ConsultationNews = 'booked' | 'cancelled'

export type PostConsultation = (
  tx: Tx,
  request: FastifyRequest,
  consultation: StoredConsultation,
  news: ConsultationNews,
) => Promise<void>

/** Emails both people what was agreed, with a calendar file, in the same transaction. */
export function createConsultationPost({ services, tenantMailer }: MailingOptions): PostConsultation {
  const { config, now } = services
  return async (tx, request, consultation, news) => {
    const { tenant } = request
    const organizer = tenantName(tenant.config)
    const calendar = calendarOf(consultation, { news, organizer, from: config.mailFrom, now: now() })
    for (const to of [consultation.client, consultation.partner]) {
      const email = consultationEmail(to, { consultation, news })
      await tenantMailer(tx, { tenant, request }, { to: to.email, calendar, ...email })
    }
  }
}

interface EmailOptions {
  readonly consultation: StoredConsultation
  readonly news: ConsultationNews
}

function consultationEmail(to: Person, { consultation: { booking, client, partner }, news }: EmailOptions) {
  const other = to.id === client.id ? partner : client
  const when = formatWhen(booking.startsAt, zoneOfState(to.state))
  const isBooked = news === 'booked'
  return {
    subject: isBooked ? `Consultation with ${nameOf(other)}, ${when}` : `Canceled: consultation on ${when}`,
    greeting: `Hello ${to.firstName},`,
    paragraphs: [
      isBooked
        ? `Your consultation with ${nameOf(other)} is on ${when}. Open the attached calendar file to add it to your calendar.`
        : `Your consultation with ${nameOf(other)} on ${when} was canceled. Open the attached calendar file to remove it from your calendar.`,
      `Topic: ${booking.topic}`,
      `You can reach ${other.firstName} at ${other.email}.`,
    ],
    action: { label: isBooked ? 'View or cancel it' : 'View your consultations', path: OWN_PAGE },
    closing: isBooked
      ? 'You can cancel for free until 12 hours before the start. After that, the hour counts as used.'
      : 'If you did not expect this, write to the address above.',
  }
}

interface Around {
  readonly news: ConsultationNews
  /** The name of the tenant. */
  readonly organizer: string
  readonly from: string
  readonly now: Date
}

function calendarOf(
  { booking, client, partner }: StoredConsultation,
  { news, organizer, from, now }: Around,
): string {
  const sender = /<([^>]+)>/.exec(from)?.[1] ?? from
  return calendarFile({
    uid: `${booking.id}@consultations`,
    startsAt: booking.startsAt,
    endsAt: endOf(booking.startsAt),
    title: `Consultation: ${nameOf(client)} and ${nameOf(partner)}`,
    description: booking.topic,
    organizer: { name: organizer, email: sender },
    attendees: [client, partner].map((person) => ({ name: nameOf(person), email: person.email })),
    isCancelled: news === 'cancelled',
    writtenAt: now,
  })
}

function formatWhen(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at)
}
