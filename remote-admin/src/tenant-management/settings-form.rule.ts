import { parseDollars, toDollars } from '../lib/dollars.rule.ts'
import {
  FEATURE_NAMES,
  type FeatureName,
  type TenantDetail,
  type TenantPriceSettings,
  type TenantSettings,
} from '@platform/shared-contracts/http'
import {
  CORE_MODULES,
  DEFAULT_TENANT_THEME,
  LEARNER_MONTHLY_CENTS,
  ONCALL_TENANT,
} from '@platform/shared-contracts/rules'

type Typed =
  'hosts' | 'fontSizeBasePx' | 'borderRadiusPx' | 'paymentDetails' | 'sellerAddress' | 'prices' | 'features'

/** The settings as they are typed. */
export interface SettingsDraft extends Omit<TenantSettings, Typed> {
  readonly hosts: string
  readonly fontSizeBasePx: string
  readonly borderRadiusPx: string
  readonly paymentDetails: string
  readonly sellerAddress: string
  readonly features: Readonly<Record<FeatureName, boolean>>
  /** Dollars; a course without a price has the platform's. */
  readonly prices: {
    readonly learnerMonthlyCents: string
    readonly courseCents: Readonly<Record<string, string>>
  }
}

/** The slug can be chosen for a new tenant only. */
export interface TenantDraft {
  /** The revision that it started from. */
  readonly baseRevision: number
  readonly slug: string
  readonly settings: SettingsDraft
}

type Stored = Pick<TenantDetail, 'slug' | 'revision'> & { readonly settings: TenantSettings }

export function draftOf({ slug, revision, settings }: Stored): TenantDraft {
  const prices = settings.prices ?? PLATFORM_PRICES
  const courses = CORE_MODULES.map(({ code }) => [code, ''])
  const priced = Object.entries(prices.courseCents).map(([code, cents]) => [code, toDollars(cents)])
  return {
    baseRevision: revision,
    slug,
    settings: {
      ...settings,
      hosts: settings.hosts.join('\n'),
      fontSizeBasePx: String(settings.fontSizeBasePx),
      borderRadiusPx: String(settings.borderRadiusPx),
      paymentDetails: settings.paymentDetails ?? '',
      sellerAddress: settings.sellerAddress ?? '',
      features: Object.fromEntries(
        FEATURE_NAMES.map((name) => [name, settings.features[name] !== false]),
      ) as Record<FeatureName, boolean>,
      prices: {
        learnerMonthlyCents: toDollars(prices.learnerMonthlyCents),
        courseCents: Object.fromEntries([...courses, ...priced]),
      },
    },
  }
}

/** What is no number or price becomes -1, which no field accepts. `saved` without prices stays so until one is typed. */
export function settingsOf(draft: SettingsDraft, saved?: TenantSettings): TenantSettings {
  const { hosts, prices, ...settings } = draft
  const start =
    saved && !saved.prices ? draftOf({ slug: '', revision: 0, settings: saved }).settings.prices : null
  return {
    ...settings,
    hosts: parseHosts(hosts),
    fontSizeBasePx: parsePixels(settings.fontSizeBasePx),
    borderRadiusPx: parsePixels(settings.borderRadiusPx),
    prices: JSON.stringify(prices) === JSON.stringify(start) ? undefined : pricesOf(prices, saved?.prices),
  }
}

/** The other prices have a screen of their own, `/admin/plans`, and stay as they are. */
function pricesOf(
  { learnerMonthlyCents, courseCents }: SettingsDraft['prices'],
  saved: TenantPriceSettings | undefined,
): TenantPriceSettings {
  const courses = Object.entries(courseCents).filter(([, dollars]) => dollars.trim() !== '')
  return {
    ...saved,
    learnerMonthlyCents: parseDollars(learnerMonthlyCents),
    courseCents: Object.fromEntries(courses.map(([code, dollars]) => [code, parseDollars(dollars)])),
  }
}

const PLATFORM_PRICES: TenantPriceSettings = { learnerMonthlyCents: LEARNER_MONTHLY_CENTS, courseCents: {} }

const FEATURES_ON = {
  citations: true,
  consultations: true,
  certificates: true,
  quizzes: true,
  scraper: true,
  tickets: true,
}

/** What a new tenant starts from: the platform's own look, every feature on. */
export const NEW_TENANT: TenantSettings = {
  ...DEFAULT_TENANT_THEME,
  name: '',
  hosts: [],
  logoUrl: null,
  faviconUrl: null,
  primaryColor: ONCALL_TENANT.branding?.primaryColor ?? '#1e3a8a',
  secondaryColor: ONCALL_TENANT.branding?.secondaryColor ?? '#f59e0b',
  features: FEATURES_ON,
  supportEmail: '',
  supportPhone: '',
  prices: PLATFORM_PRICES,
}

function parsePixels(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : -1
}

/** Hosts as typed, one a line. */
function parseHosts(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean)
}
