import type { RuntimeConfig } from '../../http/releases/boot-document.ts'
import type { Language } from '../../http/language.ts'
import type { ListedRoute, PageMetadata } from '../../http/releases/remote-listing.ts'
import type { TenantConfig } from '../../http/tenants/tenant.ts'
import { isTranslated, pathInLanguage } from './language-path.rule.ts'
import { LANGUAGE_CODES, SOURCE_LANGUAGE } from '../languages.rule.ts'
import { tenantName } from '../tenants/tenant-name.rule.ts'

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
  if (page) return textsIn(page, language)
  if (!route?.title) return undefined
  return { ...DEFAULT_PAGE, title: route.title[language] ?? route.title[SOURCE_LANGUAGE] }
}

function textsIn(page: PageMetadata, language: Language): PageMetadata {
  return (language === SOURCE_LANGUAGE ? undefined : page[language]) ?? page
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

type Hosts = Pick<RuntimeConfig, 'trainingHost' | 'secondHost'>

export interface PageUrls {
  readonly canonical: string
  /** The same page in every language, itself included, and for all other languages; none for a page of one language. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
}

/** What the head of a page says about its addresses; `pathname` is the listed one, without a language. */
export function pageUrls(
  address: Address,
  hosts: Hosts,
  { route, language }: { readonly route: ListedRoute | undefined; readonly language: Language },
): PageUrls {
  const inLanguage = (code: Language) => canonicalUrl(address, hosts, code)
  if (!route) return { canonical: inLanguage(language), alternates: [] }
  const codes = route.access ? [SOURCE_LANGUAGE] : LANGUAGE_CODES.filter((code) => isTranslated(route, code))
  const canonical = inLanguage(codes.includes(language) ? language : SOURCE_LANGUAGE)
  if (codes.length === 1 || route.unlisted) return { canonical, alternates: [] }
  const alternates = codes.map((code) => ({ hreflang: code as string, href: inLanguage(code) }))
  return {
    canonical,
    alternates: [...alternates, { hreflang: 'x-default', href: inLanguage(SOURCE_LANGUAGE) }],
  }
}

/**
 * The canonical address of a page: the current host, except that a landing page of either known training host
 * belongs to the main one.
 */
export function canonicalUrl(
  { protocol, host, pathname }: Address,
  { trainingHost, secondHost }: Hosts,
  language: Language = SOURCE_LANGUAGE,
): string {
  const hostname = host.replace(/:\d+$/, '')
  const isKnown = hostname === trainingHost || hostname === secondHost
  const isLanding = LANDING_TRAINING_PATHS.some((path) => path.test(pathname))
  const home = isKnown && isLanding && hostname !== trainingHost ? trainingHost : host
  return `${protocol}//${home}${pathInLanguage(pathname, language)}`
}
