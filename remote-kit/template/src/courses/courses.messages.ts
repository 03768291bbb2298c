import { count, params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const coursesMessages = i18n('courses', {
  title: 'Starter',
  greeting: params('For the people of {tenant}: every course, and the standard that it teaches.'),
  found: count({ one: '{count} course', other: '{count} courses' }),
  minutes: params('{minutes} min'),
  emptyTitle: 'No courses yet',
  empty: 'As soon as the first one is there, it shows here.',
  failed: 'The courses could not be loaded.',
})
