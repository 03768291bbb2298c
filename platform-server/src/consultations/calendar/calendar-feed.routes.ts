import { SOURCE_LANGUAGE, tenantName } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireFeature } from '../../app/require-feature.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { READ_CALENDAR, calendarReader, sendCalendar } from '../../domain/calendar-feeds/calendar-feeds.ts'
import { calendarFeed } from '../../lib/calendar/calendar-file.ts'
import { messagesIn } from '../consultation-messages.ts'
import { listForCalendar } from '../sql-consultations.ts'
import { calendarEvent } from './calendar-event.ts'

const DAY_MS = 24 * 60 * 60_000
/** A calendar app shows what its last reading had, so the recent past stays in it. */
const PAST_MS = 90 * DAY_MS

const READ = { tags: ['Consultations'], ...READ_CALENDAR }

/**
 * What calendars read: the consultations of the person whose secret is in the address, as client and as professional,
 * from 90 days ago on.
 */
export const calendarFeedRoutes: FastifyPluginAsyncZod<Pick<MailingOptions, 'services'>> = async (
  app,
  { services: { config, database, now } },
) => {
  app.addHook('onRequest', requireFeature('consultations'))

  app.get('/calendar.ics', { schema: READ }, async ({ tenant, query }, reply) => {
    const { person, consultations } = await database.withTenant(tenant.id, async (tx) => {
      const reader = await calendarReader(tx, 'consultations', query.key)
      const since = new Date(now().getTime() - PAST_MS)
      return { person: reader, consultations: await listForCalendar(tx, reader.id, since) }
    })
    const language = person.language ?? SOURCE_LANGUAGE
    const organizer = tenantName(tenant.config)
    const around = { organizer, from: config.mailFrom, now: now(), language }
    const name = messagesIn(language).calendarName({ tenant: organizer })
    const events = consultations.map((consultation) => calendarEvent(consultation, around))
    return sendCalendar(reply, calendarFeed({ name, product: 'Consultations', language, events }))
  })
}
