import type { RuntimeConfig } from '../http/releases/boot-document.ts'
import type { Language } from '../http/language.ts'
import type { ListedRoute, PageMetadata } from '../http/releases/remote-listing.ts'
import type { TenantConfig } from '../http/tenants/tenant.ts'
import { inLanguage } from './language.rule.ts'
import { SOURCE_LANGUAGE } from './languages.rule.ts'
import { tenantName } from './tenants/tenant-default.rule.ts'

/** For every path that does not describe itself, the home page included (spec section 2, page metadata). */
export const DEFAULT_PAGE: PageMetadata = {
  title: 'Professional EHS & OSHA Training, Consulting & Safety Services',
  description:
    'Online workplace-safety training with certificates, expert consulting and compliance support for people and companies.',
}

export const PAGE_KEYWORDS =
  'EHS training, OSHA training, workplace safety, safety certification, safety consulting, compliance'

const LANDING_TRAINING_PATHS: readonly RegExp[] = [
  /^\/(electrical-safety|osha-30|osha-10|fall-protection|confined-space|lockout-tagout)-training$/,
  /^\/(hazard-communication-training|professional-certification|ehs-specialist-certification)$/,
  /^\/safety-training(\/[^/]+)?$/,
]

/**
 * Title and description of a route in a language. `own` is the tenant's text for the path, which goes first. `undefined`
 * if the page has no texts of its own: it then has those of the home page.
 */
export function pageTexts(
  route: Pick<ListedRoute, 'page' | 'title'> | undefined,
  own: PageMetadata | undefined,
  language: Language,
): PageMetadata | undefined {
  const page = own ?? route?.page
  if (page) return inLanguage(page, language)
  if (!route?.title) return undefined
  return { ...DEFAULT_PAGE, title: route.title[language] ?? route.title[SOURCE_LANGUAGE] }
}

/** The tenant's name in front: `OnCall Safety - Module progress`. */
export function pageTitle(tenant: Pick<TenantConfig, 'name'>, page: PageMetadata | undefined): string {
  return `${tenantName(tenant)} - ${(page ?? DEFAULT_PAGE).title}`
}

interface Address {
  /** `https:` or `http:`. */
  readonly protocol: string
  /** With its port, as the visitor sees it. */
  readonly host: string
  readonly pathname: string
}

/**
 * The canonical address of a page: the current host, except that a landing page of either known training host
 * belongs to the main one.
 */
export function canonicalUrl(
  { protocol, host, pathname }: Address,
  { trainingHost, secondHost }: Pick<RuntimeConfig, 'trainingHost' | 'secondHost'>,
): string {
  const hostname = host.replace(/:\d+$/, '')
  const isKnown = hostname === trainingHost || hostname === secondHost
  const isLanding = LANDING_TRAINING_PATHS.some((path) => path.test(pathname))
  const home = isKnown && isLanding && hostname !== trainingHost ? trainingHost : host
  return `${protocol}//${home}${pathname}`
}
