import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE, tenantName, writtenIn } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import type { RequestTenant } from '../app/request-context.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import type { Tx } from '../lib/data/database.ts'
import type { Person } from '../domain/accounts/people.ts'
import { createMessages } from '../lib/messages/create-messages.ts'
import { consultationEmails } from '../locales/en/consultation-emails.ts'
import { calendarFile } from './calendar-file.ts'
import type { ReminderLead } from './reminders/reminder-at.rule.ts'
import { endOf, nameOf, type StoredConsultation } from './consultation-view.ts'
import { zoneOfState } from '../domain/accounts/state-zone.rule.ts'

export const OWN_PAGE = '/view-consultations'

export const messagesIn = createMessages({ consultationEmails })

/** `canceled` removes the consultation from both calendars; a reminder leaves them as they are. */
export type ConsultationNews = 'booked' | 'moved' | 'canceled' | ReminderLead
const REMINDERS: readonly ConsultationNews[] = ['day-before', 'hour-before']

/** A request, or the job of a tenant. */
export interface PostSender {
  readonly tenant: RequestTenant
  readonly request?: FastifyRequest
}

export type PostConsultation = (
  tx: Tx,
  sender: PostSender,
  consultation: StoredConsultation,
  news: ConsultationNews,
) => Promise<void>

/** Emails each person in their language what was agreed, with a calendar file, in the same transaction. */
export function createConsultationPost({ services, tenantMailer }: MailingOptions): PostConsultation {
  const { config, now } = services
  return async (tx, sender, consultation, news) => {
    const organizer = tenantName(sender.tenant.config)
    for (const to of [consultation.client, consultation.partner]) {
      const language = to.language ?? SOURCE_LANGUAGE
      const around = { news, organizer, from: config.mailFrom, now: now(), language }
      const calendar = REMINDERS.includes(news) ? undefined : calendarOf(consultation, around)
      const email = consultationEmail(to, { consultation, news, language })
      await tenantMailer(tx, sender, { to: to.email, language, calendar, ...email })
    }
  }
}

interface EmailOptions {
  readonly consultation: StoredConsultation
  readonly news: ConsultationNews
  readonly language: Language
}

function consultationEmail(to: Person, { consultation, news, language }: EmailOptions) {
  const { booking, client, partner } = consultation
  const messages = messagesIn(language)
  const person = to.id === client.id ? partner : client
  const other = nameOf(person)
  const when = formatWhen(booking.startsAt, { language, timeZone: zoneOf(to, consultation) })
  const { subject, body, action, closing } = NEWS[news](messages, { other, when })
  const link = news === 'canceled' ? null : consultation.videoLink
  return {
    subject,
    greeting: messages.greeting({ firstName: to.firstName }),
    paragraphs: [
      body,
      ...(link ? [messages.video({ link })] : []),
      messages.topic({ topic: booking.topic }),
      messages.reach({ firstName: person.firstName, email: person.email }),
    ],
    action: { label: action, path: OWN_PAGE },
    closing,
  }
}

type Messages = ReturnType<typeof messagesIn>
interface Values {
  readonly other: string
  readonly when: string
}
interface Texts {
  readonly subject: string
  readonly body: string
  readonly action: string
  readonly closing: string
}

const NEWS: Readonly<Record<ConsultationNews, (messages: Messages, values: Values) => Texts>> = {
  booked: (m, values) => ({
    subject: m.bookedSubject(values),
    body: m.bookedBody(values),
    action: m.bookedAction,
    closing: m.bookedClosing,
  }),
  moved: (m, values) => ({
    subject: m.movedSubject(values),
    body: m.movedBody(values),
    action: m.bookedAction,
    closing: m.bookedClosing,
  }),
  'day-before': (m, values) => ({
    subject: m.reminderSubject(values),
    body: m.reminderBody(values),
    action: m.bookedAction,
    closing: m.bookedClosing,
  }),
  'hour-before': (m, values) => ({
    subject: m.soonSubject(values),
    body: m.soonBody(values),
    action: m.canceledAction,
    closing: m.soonClosing,
  }),
  canceled: (m, values) => ({
    subject: m.canceledSubject({ when: values.when }),
    body: m.canceledBody(values),
    action: m.canceledAction,
    closing: m.canceledClosing,
  }),
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
  { booking, client, partner, videoLink }: StoredConsultation,
  { news, organizer, from, now, language }: Around,
): string {
  const sender = /<([^>]+)>/.exec(from)?.[1] ?? from
  return calendarFile({
    uid: `${booking.id}@consultations`,
    startsAt: booking.startsAt,
    endsAt: endOf(booking),
    language,
    title: messagesIn(language).calendarTitle({ client: nameOf(client), partner: nameOf(partner) }),
    description: booking.topic,
    organizer: { name: organizer, email: sender },
    attendees: [client, partner].map((person) => ({ name: nameOf(person), email: person.email })),
    isCanceled: news === 'canceled',
    revision: booking.revision,
    videoLink,
    writtenAt: now,
  })
}

/** A partner chose a time zone; of a client only the state is known. */
function zoneOf({ id, state }: Person, { partner, partnerZone }: StoredConsultation): string {
  return (id === partner.id && partnerZone) || zoneOfState(state)
}

export function formatWhen(
  at: Date,
  { language, timeZone }: { language: Language; timeZone: string },
): string {
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
