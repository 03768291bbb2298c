import type { TenantConfig } from '@platform/shared-contracts/http'
import { faviconOf, themeProperties } from '@platform/shared-contracts/rules'
import { setHeadLink } from '../lib/head-link.ts'

/** The sheet of the branding before this one. */
let own: readonly CSSStyleSheet[] = []

/** Puts another branding on a page whose HTML was served with an earlier one. */
export function applyBranding(tenant: TenantConfig, page: Document): void {
  page.documentElement.dataset.tenant = tenant.slug
  for (const [name, value] of Object.entries(themeProperties(tenant)))
    page.documentElement.style.setProperty(name, value)
  setHeadLink(page, 'icon', faviconOf(tenant))
  page.querySelector('style[data-tenant-css]')?.remove()
  const others = page.adoptedStyleSheets.filter((one) => !own.includes(one))
  own = fencedSheets(tenant.branding?.theme?.customCss ?? '')
  page.adoptedStyleSheets = [...others, ...own]
}

/**
 * The custom CSS inside its cascade layer. It is parsed once by itself, so that a stray brace cannot close the layer.
 * A constructed sheet needs no exception in the Content-Security-Policy, and ignores @import.
 */
function fencedSheets(customCss: string): CSSStyleSheet[] {
  if (customCss.trim() === '') return []
  const parsed = new CSSStyleSheet()
  parsed.replaceSync(customCss)
  const fenced = new CSSStyleSheet()
  const rules = [...parsed.cssRules].map(({ cssText }) => cssText).join('\n')
  fenced.replaceSync(`@layer tenant {\n${rules}\n}`)
  return [fenced]
}
