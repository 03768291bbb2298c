import type { Language, TenantConfig } from '@platform/shared-contracts/http'
import { pathInLanguage, tenantName, writtenIn } from '@platform/shared-contracts/rules'

interface Site {
  /** Scheme and host. */
  readonly origin: string
  readonly tenant: TenantConfig
  readonly language: Language
}

const CONTEXT = { '@context': 'https://schema.org' }

/** What the home page says about the site to machines: who runs it, and how to search it (schema.org). */
export function siteData({ origin, tenant, language }: Site) {
  const name = tenantName(tenant)
  const organization = `${origin}/#organization`
  const { email, phone } = tenant.support ?? {}
  return [
    {
      ...CONTEXT,
      '@type': 'WebSite',
      name,
      url: `${origin}${pathInLanguage('/', language)}`,
      inLanguage: writtenIn(language),
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${pathInLanguage('/search', language)}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      ...CONTEXT,
      '@type': 'Organization',
      '@id': organization,
      name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      ...(email ? { email } : {}),
      ...(phone ? { telephone: phone } : {}),
    },
  ] as const
}
