import { useEffect } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'

interface PageHead {
  /** Only where the listing leaves the texts to the page, as for a post. */
  readonly title?: string
  readonly description?: string
  /** Search engines shall not keep this page: what was asked for does not exist. */
  readonly isUnlisted?: boolean
}

/** What only the page knows about itself, said in the document's head once it is known. */
export function usePageHead({ title, description, isUnlisted = false }: PageHead): void {
  usePlatform().page?.describe({ title, description, isUnlisted })
  useEffect(() => {
    if (title === undefined) return
    document.title = title
    setContent('meta[property="og:title"]', title)
  }, [title])
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
}

function setContent(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute('content', content)
}
