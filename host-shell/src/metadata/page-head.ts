import { matchPath } from 'react-router-dom'
import type {
  Language,
  ListedRoute,
  PageMetadata,
  RuntimeConfig,
  TenantConfig,
} from '@platform/shared-contracts/http'
import {
  DEFAULT_PAGE,
  pageTexts,
  pageUrls,
  PAGE_KEYWORDS,
  pageTitle,
  type PageUrls,
  tenantName,
} from '@platform/shared-contracts/rules'

export interface PageHead extends PageUrls {
  /** `null` if the page sets its own texts. */
  readonly texts: { readonly title: string; readonly description: string; readonly keywords: string } | null
  readonly siteName: string
}

export interface Around {
  readonly language: Language
  readonly tenant: TenantConfig
  readonly routes: readonly ListedRoute[]
  readonly config: RuntimeConfig
  readonly address: Pick<Location, 'protocol' | 'host'>
}

/** The content of the document's head for this path. */
export function pageHead(pathname: string, { language, tenant, routes, config, address }: Around): PageHead {
  const { protocol, host } = address
  const route = routes.find(({ path }) => matchPath(path, pathname))
  return {
    ...pageUrls({ protocol, host, pathname }, config, { route, language }),
    siteName: tenantName(tenant),
    // A post, a module or a consultant sets its own texts, from its data.
    texts: route?.entries ? null : textsOf(tenant, pageTexts(route, tenant.pages?.[pathname], language)),
  }
}

function textsOf(tenant: TenantConfig, page: PageMetadata | undefined) {
  const { description } = page ?? DEFAULT_PAGE
  return { title: pageTitle(tenant, page), description, keywords: PAGE_KEYWORDS }
}
