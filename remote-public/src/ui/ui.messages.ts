import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const publicUiMessages = i18n('public-ui', {
  minutes: params('About {minutes} min'),
})
