import type { TenantConfig } from '@platform/shared-contracts/http'
import { faviconOf, themeProperties } from '@platform/shared-contracts/rules'
import { setHeadLink } from '../lib/head-link.ts'

const LAYER = 'tenant'

/** Puts another branding on a page whose HTML was served with an earlier one. */
export function applyBranding(tenant: TenantConfig, page: Document): void {
  page.documentElement.dataset.tenant = tenant.slug
  for (const [name, value] of Object.entries(themeProperties(tenant)))
    page.documentElement.style.setProperty(name, value)
  setHeadLink(page, 'icon', faviconOf(tenant))
  page.querySelector('style[data-tenant-css]')?.remove()
  const others = page.adoptedStyleSheets.filter((one) => !isCustom(one))
  page.adoptedStyleSheets = [...others, ...customSheets(tenant.branding?.theme?.customCss ?? '')]
}

/** The sheet of the branding before this one: nothing else is in that layer. */
function isCustom({ cssRules }: CSSStyleSheet): boolean {
  const [rule] = cssRules
  return rule !== undefined && 'name' in rule && rule.name === LAYER
}

/**
 * The custom CSS inside its cascade layer. It is parsed once by itself, so that a stray brace cannot close the layer.
 * A constructed sheet needs no exception in the Content-Security-Policy, and ignores @import.
 */
function customSheets(customCss: string): CSSStyleSheet[] {
  if (customCss.trim() === '') return []
  const parsed = new CSSStyleSheet()
  parsed.replaceSync(customCss)
  const sheet = new CSSStyleSheet()
  const rules = [...parsed.cssRules].map(({ cssText }) => cssText).join('\n')
  sheet.replaceSync(`@layer ${LAYER} {\n${rules}\n}`)
  return [sheet]
}
