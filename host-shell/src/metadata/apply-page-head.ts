import { setHeadLink } from '../lib/head-link.ts'
import type { PageHead } from './page-head.ts'

/** Writes it into the document: elements that the server sent are changed, missing ones are added. */
export function applyPageHead({ texts, canonical, alternates, siteName }: PageHead, page: Document): void {
  setHeadLink(page, 'canonical', canonical)
  setAlternates(page, alternates)
  meta(page, 'property', 'og:url', canonical)
  meta(page, 'property', 'og:site_name', siteName)
  if (!texts) return
  page.title = texts.title
  meta(page, 'name', 'description', texts.description)
  meta(page, 'name', 'keywords', texts.keywords)
  meta(page, 'property', 'og:title', texts.title)
  meta(page, 'property', 'og:description', texts.description)
}

function setAlternates(page: Document, alternates: PageHead['alternates']): void {
  for (const stale of page.head.querySelectorAll('link[rel="alternate"][hreflang]')) stale.remove()
  for (const { hreflang, href } of alternates)
    page.head.append(Object.assign(page.createElement('link'), { rel: 'alternate', hreflang, href }))
}

function meta(page: Document, by: 'name' | 'property', name: string, content: string): void {
  const found = page.head.querySelector(`meta[${by}="${name}"]`)
  const element = found ?? page.head.appendChild(page.createElement('meta'))
  element.setAttribute(by, name)
  element.setAttribute('content', content)
}
