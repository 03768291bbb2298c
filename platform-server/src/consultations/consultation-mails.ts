import { tenantName } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { layOutMail, type MailBrand } from '../lib/mail/mail-layout.ts'
import type { Person } from '../domain/accounts/people.ts'
import { siteUrl } from '../lib/network/site-url.ts'
import { calendarFile } from './calendar-file.ts'
import { endOf, nameOf, type StoredConsultation } from './consultation-view.ts'
import { zoneOfState } from './state-zone.rule.ts'

const DEFAULT_PRIMARY_COLOR = '#1e3a8a'
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
export function createConsultationPost({
  config,
  mail,
  now,
}: Pick<Services, 'config' | 'mail' | 'now'>): PostConsultation {
  return async (tx, request, consultation, news) => {
    const { tenant, protocol, hostname } = request
    const { branding, support, domain } = tenant.config
    const brand: MailBrand = {
      name: tenantName(tenant.config),
      primaryColor: branding?.primaryColor ?? DEFAULT_PRIMARY_COLOR,
      supportEmail: support?.email ?? null,
    }
    const site = { protocol, host: domain ?? hostname, port: config.publicPort }
    const calendar = calendarOf(consultation, { news, brand, from: config.mailFrom, now: now() })
    for (const to of [consultation.client, consultation.partner])
      await mail.post(tx, {
        to: to.email,
        fromName: brand.name,
        calendar,
        ...layOutMail(brand, consultationEmail(to, { consultation, news, url: siteUrl(site, OWN_PAGE) })),
      })
  }
}

interface EmailOptions {
  readonly consultation: StoredConsultation
  readonly news: ConsultationNews
  readonly url: string
}

function consultationEmail(
  to: Person,
  { consultation: { booking, client, partner }, news, url }: EmailOptions,
) {
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
    action: { label: isBooked ? 'View or cancel it' : 'View your consultations', url },
    closing: isBooked
      ? 'You can cancel for free until 12 hours before the start. After that, the hour counts as used.'
      : 'If you did not expect this, write to the address above.',
  }
}

interface Around {
  readonly news: ConsultationNews
  readonly brand: MailBrand
  readonly from: string
  readonly now: Date
}

function calendarOf(
  { booking, client, partner }: StoredConsultation,
  { news, brand, from, now }: Around,
): string {
  const sender = /<([^>]+)>/.exec(from)?.[1] ?? from
  return calendarFile({
    uid: `${booking.id}@consultations`,
    startsAt: booking.startsAt,
    endsAt: endOf(booking.startsAt),
    title: `Consultation: ${nameOf(client)} and ${nameOf(partner)}`,
    description: booking.topic,
    organizer: { name: brand.name, email: sender },
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
