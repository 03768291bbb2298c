import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const previewMessages = i18n('tenant-preview', {
  label: 'Live preview',
  unnamed: 'New tenant',
  navTraining: 'Training',
  navResources: 'Free Resources',
  headline: 'Training that works on site',
  lead: params('{name} teaches the standards that crews are cited for.'),
  subscribe: 'Subscribe Now',
  cardCode: 'IC0112',
  cardTitle: 'Fall Protection',
  cardStatus: 'Completed',
  cardText: 'Trigger heights, guardrails, arrest systems and rescue.',
  success: 'Your progress is saved.',
  warning: 'Two modules are due this month.',
  danger: 'The quiz could not be submitted.',
  info: 'A new version of this module is out.',
})
