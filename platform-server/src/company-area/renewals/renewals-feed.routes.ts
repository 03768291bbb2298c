import { CORE_MODULES, SOURCE_LANGUAGE, courseTitle } from '@platform/shared-contracts/rules'
import type { CompanyRenewal, Language } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { personName } from '../../domain/accounts/person-name.rule.ts'
import type { Services } from '../../app/services.ts'
import {
  READ_CALENDAR,
  calendarReader,
  noCalendar,
  sendCalendar,
} from '../../domain/calendar-feeds/calendar-feeds.ts'
import { managedCompanyOf } from '../../domain/company-people/managed-company.ts'
import { companyTraining } from '../../domain/requirements/company-standings.ts'
import { dayOf } from '../../domain/requirements/standing.rule.ts'
import { tenantSite } from '../../domain/tenants/tenant-site.ts'
import { calendarFeed, type CalendarDay } from '../../lib/calendar/calendar-file.ts'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { siteUrl } from '../../lib/network/site-url.ts'
import { renewalCalendar } from '../../locales/en/companies/renewal-calendar.ts'
import { renewalDays, renewalMonths, renewalsOf, type RenewalDay } from './renewals.rule.ts'

const READ = { tags: ['Company managers'], ...READ_CALENDAR }
const LISTED = 25
const messagesIn = createMessages({ renewalCalendar })

/**
 * What calendars read: the training that stops to count within a year, of the company that the person whose secret is in
 * the address manages now.
 *
 * Errors  404 also for a person who manages no company any more.
 */
export const renewalsFeedRoutes: FastifyPluginAsyncZod<Services> = async (app, { config, database, now }) => {
  app.get('/renewals.ics', { schema: READ }, async ({ tenant, query }, reply) => {
    const at = now()
    const { reader, company, training } = await database.withTenant(tenant.id, async (tx) => {
      const person = await calendarReader(tx, 'renewals', query.key)
      const managed = await managedCompanyOf(tx, person.id)
      if (!managed) throw noCalendar()
      const standings = await companyTraining(tx, { companyId: managed.id, now: at })
      return { reader: person, company: managed, training: standings }
    })
    const language = reader.language ?? SOURCE_LANGUAGE
    const messages = messagesIn(language)
    const toDay = (ending: RenewalDay): CalendarDay => ({
      uid: `${company.id}-${ending.module}-${ending.day}@renewals`,
      day: ending.day,
      title: messages.title({ course: titleOf(ending.module, language), count: ending.people.length }),
      description: namesIn(ending.people, messages),
      url: siteUrl(tenantSite(config, tenant), '/company', {
        tab: 'renewals',
        month: ending.day.slice(0, 7),
      }),
      writtenAt: at,
    })
    const days = renewalDays(renewalsOf(training, renewalMonths(dayOf(at)))).map(toDay)
    const name = messages.name({ company: company.name })
    return sendCalendar(reply, calendarFeed({ name, product: 'Renewals', language, days }))
  })
}

function titleOf(module: string, language: Language): string {
  const course = CORE_MODULES.find(({ code }) => code === module)
  return course ? courseTitle(course, language) : module
}

function namesIn(people: readonly CompanyRenewal[], messages: ReturnType<typeof messagesIn>): string {
  const names = people.map(personName)
  const more = names.length - LISTED
  return [...names.slice(0, LISTED), ...(more > 0 ? [messages.more({ count: more })] : [])].join('\n')
}
