import { count } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const blogMessages = i18n('blog', {
  title: 'Blog',
  lead: 'Rule changes, what inspectors look for, and what works on the job. Written by the people who answer your questions.',
  search: 'Search the posts',
  allTags: 'All topics',
  tags: 'Topic',
  found: count({ one: '{count} post', many: '{count} posts' }),
  clear: 'Show all posts',
  empty: 'No post matches.',
  failed: 'The posts could not be loaded.',
})
