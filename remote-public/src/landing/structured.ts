import type { TenantConfig } from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import { tenantCatalog } from '../app/tenant-catalog.ts'
import type { LandingOffer, LandingPage } from './landing-page.ts'

/** schema.org Course: what is taught, how long it takes, and what it costs where it has a price of its own. */
export function courseData(
  page: Pick<LandingPage, 'lead' | 'covered' | 'offer'> & { readonly title: string },
  tenant: TenantConfig,
) {
  const modules = modulesOf(page.offer, tenant)
  const minutes = modules.reduce((sum, module) => sum + (module.minutes ?? 0), 0)
  return {
    '@type': 'Course',
    name: page.title,
    description: page.lead,
    provider: { '@type': 'Organization', name: tenantName(tenant) },
    teaches: page.covered,
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(minutes > 0 ? { courseWorkload: `PT${minutes}M` } : {}),
    },
    offers: modules.map(({ title, priceCents }) => ({
      '@type': 'Offer',
      name: title,
      category: 'Paid',
      price: (priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
    })),
  }
}

function modulesOf(offer: LandingOffer, tenant: TenantConfig) {
  if (offer.kind === 'partners') return []
  const codes: readonly string[] = offer.kind === 'module' ? [offer.code] : offer.codes
  return tenantCatalog(tenant).filter(({ code }) => codes.includes(code))
}
