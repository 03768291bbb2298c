import type { TenantConfig } from '../../http/tenants/tenant.ts'

export const ONCALL_TENANT: TenantConfig = {
  id: 1,
  slug: 'oncall',
  name: 'OnCall Safety',
  domain: 'localhost',
  branding: {
    logoUrl: null,
    faviconUrl: null,
    primaryColor: '#1e3a8a',
    secondaryColor: '#f59e0b',
    theme: {},
  },
  features: {
    citations: { enabled: true },
    consultations: { enabled: true },
    certificates: { enabled: true },
    quizzes: { enabled: true },
    scraper: { enabled: true },
    tickets: { enabled: true },
  },
  support: { email: 'support@oncall.test', phone: '+1 555 010 0100' },
  prices: { learnerMonthlyCents: 2900, courseCents: {} },
}

export const TRINOVA_TENANT: TenantConfig = {
  ...ONCALL_TENANT,
  id: 2,
  slug: 'trinova',
  name: 'Trinova Safety Academy',
  domain: 'trinova.localhost',
  branding: {
    logoUrl: null,
    faviconUrl: null,
    primaryColor: '#2d4a2b',
    secondaryColor: '#8fbc8f',
    theme: {},
  },
  support: { email: 'support@trinova.test', phone: '+1 555 010 0200' },
}

/** The built-in tenant with id 2 only by an exact host name; every other host is the tenant with id 1. */
export function builtInTenantFor(hostname: string): TenantConfig {
  return hostname === TRINOVA_TENANT.domain ? TRINOVA_TENANT : ONCALL_TENANT
}
