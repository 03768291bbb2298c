interface StructuredDataProps {
  /** A schema.org thing, without `@context`. Addresses may be paths: they count from the page's own. */
  readonly data: Readonly<Record<string, unknown>>
}

/** What search engines read of a page. Data, not a script: nothing of it runs. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
