import { useHref } from 'react-router-dom'

interface StructuredDataProps {
  /**
   * A schema.org thing, without `@context`. Addresses may be paths, as pages are listed; those in `url` and `item` become
   * addresses in the language of the page, as its links are. Home stands for the organization, which has one address.
   */
  readonly data: Readonly<Record<string, unknown>>
}

/** What search engines read of a page. Data, not a script: nothing of it runs. */
export function StructuredData({ data }: StructuredDataProps) {
  // The router writes the language in front: '/es', or '/' without one.
  const home = useHref('/').replace(/\/$/, '')
  const inLanguage = (key: string, value: unknown) =>
    /^(url|item)$/.test(key) && typeof value === 'string' && /^\/./.test(value) ? home + value : value
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, inLanguage).replaceAll(
    '<',
    '\\u003c',
  )
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
