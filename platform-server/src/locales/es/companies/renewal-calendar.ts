import type { Translation } from '../../../lib/messages/message-types.ts'
import type * as en from '../../en/companies/renewal-calendar.ts'

export const renewalCalendar: Translation<typeof en.renewalCalendar> = {
  name: 'Renovaciones de capacitación, {company}',
  title: 'Vence {course}: {count, plural, one {# persona} many {# de personas} other {# personas}}',
  more: '{count, plural, one {y # persona más} many {y # de personas más} other {y # personas más}}',
}
