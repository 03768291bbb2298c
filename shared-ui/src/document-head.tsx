import { useEffect } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { tenantName } from '@platform/shared-contracts/rules'

interface DocumentHeadProps {
  /** What stands on the tab after the tenant's name; where it is left out, the listing's words stay. */
  readonly title?: string
  readonly description?: string
  /** Search engines must not index this page, for example because the requested item does not exist. */
  readonly isUnlisted?: boolean
}

/** What only the page knows about itself, said in the document's head once it is known. */
export function DocumentHead({ title, description, isUnlisted = false }: DocumentHeadProps) {
  const { tenant, page } = usePlatform()
  const fullTitle = title && `${tenantName(tenant)} - ${title}`
  page?.describe({ title: fullTitle, description, isUnlisted })
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
