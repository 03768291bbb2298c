import { params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const leftOffMessages = i18n('left-off', {
  question: 'Continue where you left off?',
  leftOff: 'Last time, you stopped further down.',
  leftOffAt: params('Last time, you stopped at “{place}”.'),
  goThere: 'Continue there',
  stay: 'Start at the top',
})
