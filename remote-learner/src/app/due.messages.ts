import { params } from '@nanostores/i18n'
import { i18n } from './i18n.ts'

export const dueMessages = i18n('due', {
  due: params('Due {day}'),
  overdue: params('Overdue since {day}'),
  failed: 'Due dates could not be loaded.',
  retry: 'Retry',
})
