import {
  TenantCreateRequest,
  TenantSettingsInput,
  type TenantSettings,
} from '@platform/shared-contracts/http'
import { DEFAULT_TENANT_THEME, LEARNER_MONTHLY_CENTS, ONCALL_TENANT } from '@platform/shared-contracts/rules'

/** One sentence about each field that is wrong, by its path in the settings: `primaryColor`, `hosts.1`. */
export type FormErrors = Readonly<Record<string, string>>

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

function toErrors(issues: readonly Issue[]): FormErrors {
  return Object.fromEntries(
    issues
      .map(({ path, message }) => [path.filter((part) => part !== 'settings').join('.'), message])
      .reverse(),
  )
}

export function settingsErrors(settings: TenantSettings): FormErrors {
  const parsed = TenantSettingsInput.safeParse(settings)
  return parsed.success ? {} : toErrors(parsed.error.issues)
}

export function newTenantErrors(slug: string, settings: TenantSettings): FormErrors {
  const parsed = TenantCreateRequest.safeParse({ slug, settings })
  return parsed.success ? {} : toErrors(parsed.error.issues)
}

/** The errors of an answer: the server prefixes the fields of the settings. */
export function serverErrors(fields: Readonly<Record<string, string>> | undefined): FormErrors {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([path, message]) => [path.replace(/^settings\./, ''), message]),
  )
}

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
  prices: { learnerMonthlyCents: LEARNER_MONTHLY_CENTS, courseCents: {} },
}

/** US cents of dollars as typed (`29`, `29.5`, `$29.50`); -1 for anything else, which no field accepts. */
export function parseDollars(text: string): number {
  const match = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : -1
}

export function toDollars(cents: number): string {
  return cents < 0 ? '' : (cents / 100).toFixed(2)
}

/** Hosts as typed, one a line. */
export function parseHosts(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean)
}
