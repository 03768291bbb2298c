import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const postMessages = i18n('blog/post', {
  back: 'All posts',
  failed: 'This post could not be loaded.',
  contents: 'In this post',
  updated: params('Updated {date}'),
  related: 'The training behind it',
  copyLink: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied. It is in the address bar.',
  disclaimer: 'General information, not legal advice: the rule of your state and site decides.',
})
