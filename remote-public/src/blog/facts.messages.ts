import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const factMessages = i18n('blog/facts', {
  reading: params('{minutes} min read'),
  byline: params('By {author}'),
})
