import type { TenantConfig } from '@platform/shared-contracts/http'
import { brandNameParts, tenantName, themeProperties } from '@platform/shared-contracts/rules'

/** Launchers cut off what is longer. */
const SHORT_NAME_MAX = 12
const FALLBACK_COLOR = '#0b1020'

/** W3C Web Application Manifest of a tenant: what a phone needs to keep the site beside its apps. */
export function webManifest(tenant: TenantConfig) {
  const name = tenantName(tenant)
  const color = themeProperties(tenant)['--color-bg'] ?? FALLBACK_COLOR
  return {
    id: '/',
    name,
    short_name: shortNameOf(name),
    // Open to everyone who is signed in, and stored for use without a network.
    start_url: '/progress',
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    categories: ['education', 'business'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

function shortNameOf(name: string): string {
  if (name.length <= SHORT_NAME_MAX) return name
  return brandNameParts(name)[0].slice(0, SHORT_NAME_MAX)
}
