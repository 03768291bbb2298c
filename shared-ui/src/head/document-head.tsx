import { useEffect } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { tenantName } from '@platform/shared-contracts/rules'

interface DocumentHeadProps {
  /** The title of the tab, after the tenant's name; if it is left out, the texts of the listing stay. */
  readonly title?: string
  readonly description?: string
  /** Search engines must not index this page, for example because the requested item does not exist. */
  readonly isUnlisted?: boolean
  /** Address of the original, where this page is a copy of one on another site. */
  readonly canonical?: string | undefined
}

/** Adds the texts that only the page knows to the document's head, once they are known. */
export function DocumentHead({ title, description, isUnlisted = false, canonical }: DocumentHeadProps) {
  const { tenant, page } = usePlatform()
  const fullTitle = title && `${tenantName(tenant)} - ${title}`
  page?.describe({ title: fullTitle, description, isUnlisted, canonical })
  useEffect(() => {
    if (fullTitle === undefined) return
    document.title = fullTitle
    setContent('meta[property="og:title"]', fullTitle)
  }, [fullTitle])
  useEffect(() => {
    if (description === undefined) return
    setContent('meta[name="description"]', description)
    setContent('meta[property="og:description"]', description)
  }, [description])
  useEffect(() => {
    if (!isUnlisted) return
    const robots = document.createElement('meta')
    robots.name = 'robots'
    robots.content = 'noindex'
    document.head.append(robots)
    return () => robots.remove()
  }, [isUnlisted])
  return null
}

function setContent(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute('content', content)
}
