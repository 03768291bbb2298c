import { params } from '@nanostores/i18n'
import { i18n } from '../../app/i18n.ts'

export const resumeMessages = i18n('resume', {
  question: 'Continue where you left off?',
  leftOff: 'Last time, you stopped further down.',
  leftOffAt: params('Last time, you stopped at “{place}”.'),
  goThere: 'Continue there',
  stay: 'Start at the top',
})
