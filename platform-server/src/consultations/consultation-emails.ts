import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE, tenantName, writtenIn } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import type { Tx } from '../lib/data/database.ts'
import type { Person } from '../domain/accounts/people.ts'
import { createMessages } from '../lib/messages/create-messages.ts'
import { consultationEmails } from '../locales/en/consultation-emails.ts'
import { calendarFile } from './calendar-file.ts'
import { endOf, nameOf, type StoredConsultation } from './consultation-view.ts'
import { zoneOfState } from '../domain/accounts/state-zone.rule.ts'

const OWN_PAGE = '/view-consultations'

const messagesIn = createMessages({ consultationEmails })

/** `cancelled` removes the hour from both calendars. */
export type ConsultationNews = 'booked' | 'cancelled'

export type PostConsultation = (
  tx: Tx,
  request: FastifyRequest,
  consultation: StoredConsultation,
  news: ConsultationNews,
) => Promise<void>

/** Emails each person in their language what was agreed, with a calendar file, in the same transaction. */
export function createConsultationPost({ services, tenantMailer }: MailingOptions): PostConsultation {
  const { config, now } = services
  return async (tx, request, consultation, news) => {
    const { tenant } = request
    const organizer = tenantName(tenant.config)
    for (const to of [consultation.client, consultation.partner]) {
      const language = to.language ?? SOURCE_LANGUAGE
      const around = { news, organizer, from: config.mailFrom, now: now(), language }
      const calendar = calendarOf(consultation, around)
      const email = consultationEmail(to, { consultation, news, language })
      await tenantMailer(tx, { tenant, request }, { to: to.email, language, calendar, ...email })
    }
  }
}

interface EmailOptions {
  readonly consultation: StoredConsultation
  readonly news: ConsultationNews
  readonly language: Language
}

function consultationEmail(
  to: Person,
  { consultation: { booking, client, partner }, news, language }: EmailOptions,
) {
  const messages = messagesIn(language)
  const person = to.id === client.id ? partner : client
  const other = nameOf(person)
  const when = formatWhen(booking.startsAt, { language, timeZone: zoneOfState(to.state) })
  const isBooked = news === 'booked'
  return {
    subject: isBooked ? messages.bookedSubject({ other, when }) : messages.canceledSubject({ when }),
    greeting: messages.greeting({ firstName: to.firstName }),
    paragraphs: [
      isBooked ? messages.bookedBody({ other, when }) : messages.canceledBody({ other, when }),
      messages.topic({ topic: booking.topic }),
      messages.reach({ firstName: person.firstName, email: person.email }),
    ],
    action: { label: isBooked ? messages.bookedAction : messages.canceledAction, path: OWN_PAGE },
    closing: isBooked ? messages.bookedClosing : messages.canceledClosing,
  }
}

interface Around {
  readonly news: ConsultationNews
  /** The name of the tenant. */
  readonly organizer: string
  readonly from: string
  readonly now: Date
  readonly language: Language
}

function calendarOf(
  { booking, client, partner }: StoredConsultation,
  { news, organizer, from, now, language }: Around,
): string {
  const sender = /<([^>]+)>/.exec(from)?.[1] ?? from
  return calendarFile({
    uid: `${booking.id}@consultations`,
    startsAt: booking.startsAt,
    endsAt: endOf(booking.startsAt),
    language,
    title: messagesIn(language).calendarTitle({ client: nameOf(client), partner: nameOf(partner) }),
    description: booking.topic,
    organizer: { name: organizer, email: sender },
    attendees: [client, partner].map((person) => ({ name: nameOf(person), email: person.email })),
    isCancelled: news === 'cancelled',
    writtenAt: now,
  })
}

function formatWhen(at: Date, { language, timeZone }: { language: Language; timeZone: string }): string {
  return new Intl.DateTimeFormat(writtenIn(language), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at)
}
