import type { BlogPostSummary } from '@platform/shared-contracts/http'
import { escapeHtml } from '../lib/escape-html.ts'

interface Channel {
  readonly site: string
  /** Absolute addresses of paths of the site. */
  readonly urlOf: (path: string) => string
}

const ITEMS = 20

/** RSS 2.0 with the newest posts: https://www.rssboard.org/rss-specification */
export function rssFeed({ site, urlOf }: Channel, posts: readonly BlogPostSummary[]): string {
  const newest = posts.slice(0, ITEMS)
  const built = newest[0] ? element('lastBuildDate', rfc822(newest[0].publishedAt)) : ''
  const head = [
    element('title', `${site}: blog`),
    element('link', urlOf('/blog')),
    element('description', 'Rule changes, what inspectors look for, and what works on the job.'),
    element('language', 'en-us'),
    built,
    `<atom:link href="${escapeHtml(urlOf('/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
  ]
  const body = [...head, ...newest.map((post) => itemOf(post, urlOf))].join('')
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${body}</channel></rss>`
}

function itemOf(post: BlogPostSummary, urlOf: Channel['urlOf']): string {
  const url = urlOf(`/blog/${post.slug}`)
  const parts = [
    element('title', post.title),
    element('link', url),
    `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
    element('pubDate', rfc822(post.publishedAt)),
    element('dc:creator', post.author),
    element('description', post.excerpt),
    ...post.tags.map((tag) => element('category', tag)),
  ]
  return `<item>${parts.join('')}</item>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`
}

function rfc822(instant: string): string {
  return new Date(instant).toUTCString()
}
