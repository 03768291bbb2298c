import type { Language } from '@platform/shared-contracts/http'
import type { RequestTenant } from '../app/request-context.ts'
import type { RenderRequest } from '../domain/rendering/page-renderer.ts'
import type { Rendering } from '../domain/rendering/open-rendering.ts'
import type { OwnedPage } from './document/page-owner.rule.ts'
import { bootOf, type PageInput } from './document/page-parts.ts'
import type { PageAddress } from './address/page-address.ts'

export interface PageRequest {
  readonly tenant: RequestTenant
  readonly language: Language
  readonly address: PageAddress
  /** With its question mark, or ''. */
  readonly search: string
  readonly stickyId: string | null
}

/**
 * What the server renders: public pages of releases that support it; the shell's own never with a query, which may hold
 * a secret.
 */
export function renderRequest(
  rendering: Rendering | null,
  input: PageInput,
  owned: OwnedPage | null,
  { tenant, language, address, search }: PageRequest,
): RenderRequest | null {
  if (!rendering || !owned || owned.route.access || (owned.remote === null && search !== '')) return null
  const { remote, route } = owned
  const url = input.address.pathname + search
  const page = { tenant, language, host: address.host, url, remote, route: route.path }
  const rendererRequest = { ...page, boot: bootOf(input) }
  return rendering.renderer.canRender(rendererRequest) ? rendererRequest : null
}
