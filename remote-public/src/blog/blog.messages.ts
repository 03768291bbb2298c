import { count, params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const blogMessages = i18n('blog', {
  title: 'Blog',
  lead: 'What changed in the rules, what inspectors look at, and what works on the floor. Written by the people who answer your questions.',
  search: 'Search the posts',
  allTags: 'All topics',
  tags: 'Topic',
  found: count({ one: '{count} post', many: '{count} posts' }),
  clear: 'Show all posts',
  empty: 'No post matches.',
  failed: 'The posts could not be loaded.',
  reading: params('{minutes} min read'),
  byline: params('By {author}'),
})

export const postMessages = i18n('blog/post', {
  back: 'All posts',
  failed: 'This post could not be loaded.',
  missingTitle: 'There is no such post',
  missing:
    'It may have been renamed or taken down, or the address has a typing error. These are the newest posts.',
  contents: 'In this post',
  updated: params('Updated {date}'),
  related: 'The training behind it',
  copyLink: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied. It is in the address bar.',
  disclaimer: 'General information, not legal advice: the rule of your state and site decides.',
})
