import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE, tenantName, writtenIn } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import type { RequestTenant } from '../app/request-context.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import type { Tx } from '../lib/data/database.ts'
import type { Person } from '../domain/accounts/people.ts'
import { calendarFile } from '../lib/calendar/calendar-file.ts'
import type { ReminderLead } from './reminders/reminder-at.rule.ts'
import { aboutLines } from './about-lines.ts'
import { calendarEvent } from './calendar/calendar-event.ts'
import { messagesIn } from './consultation-messages.ts'
import { nameOf, type StoredConsultation } from './consultation-view.ts'
import { zoneOfState } from '../domain/accounts/state-zone.rule.ts'

export const OWN_PAGE = '/view-consultations'

/**
 * `canceled` removes the consultation from both calendars, `handed-over` from that of the professional who had it; a
 * reminder leaves them as they are.
 */
export type ConsultationNews = 'booked' | 'moved' | 'reassigned' | 'handed-over' | 'canceled' | ReminderLead
const REMOVED: readonly ConsultationNews[] = ['canceled', 'handed-over']
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

/** Emails each person whom it concerns in their language what was agreed, with a calendar file, in the same transaction. */
export function createConsultationPost({ services, tenantMailer }: MailingOptions): PostConsultation {
  const { config, now } = services
  return async (tx, sender, consultation, news) => {
    const organizer = tenantName(sender.tenant.config)
    const { client, partner } = consultation
    for (const to of news === 'handed-over' ? [partner] : [client, partner]) {
      const language = to.language ?? SOURCE_LANGUAGE
      const around = { organizer, from: config.mailFrom, now: now(), language }
      const event = { ...calendarEvent(consultation, around), isCanceled: REMOVED.includes(news) }
      const calendar = REMINDERS.includes(news) ? undefined : calendarFile('Consultations', event)
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
  const link = REMOVED.includes(news) ? null : consultation.videoLink
  return {
    subject,
    greeting: messages.greeting({ firstName: to.firstName }),
    paragraphs: [
      body,
      ...(link ? [messages.video({ link })] : []),
      ...aboutLines(booking, language),
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
  reassigned: (m, values) => ({
    subject: m.bookedSubject(values),
    body: m.reassignedBody(values),
    action: m.bookedAction,
    closing: m.canceledClosing,
  }),
  'handed-over': (m, values) => ({
    subject: m.handedOverSubject({ when: values.when }),
    body: m.handedOverBody(values),
    action: m.canceledAction,
    closing: m.canceledClosing,
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
