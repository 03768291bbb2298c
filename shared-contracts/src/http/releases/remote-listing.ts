import { z } from 'zod/mini'
import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../rules/languages.rule.ts'
import { FeatureName } from '../tenants/tenant.ts'
import { code, verbatim } from '../text.ts'

/**
 * Who may open a route: the guard's vocabulary (spec section 4), decided by `decideAccess` in rules/.
 * Without `access`, the route is public; `{}` means any signed-in user.
 */
export const RouteAccess = z.strictObject({
  roles: z.optional(z.array(verbatim(40)).check(z.maxLength(20))),
  superAdmin: z.optional(z.literal(true)),
  admin: z.optional(z.literal(true)),
  partner: z.optional(z.literal(true)),
  /** Manages the people of a company. */
  companyManager: z.optional(z.literal(true)),
  subscribed: z.optional(z.literal(true)),
  /** With `subscribed`: also open to a user who owns a course or holds a certificate. */
  orHolder: z.optional(z.literal(true)),
})
export type RouteAccess = z.infer<typeof RouteAccess>

/** When a menu entry shows. Every given condition must hold. `feature` also holds for a super admin. */
export const NavCondition = z.strictObject({
  signedIn: z.optional(z.boolean()),
  partner: z.optional(z.boolean()),
  admin: z.optional(z.literal(true)),
  superAdmin: z.optional(z.literal(true)),
  feature: z.optional(FeatureName),
})
export type NavCondition = z.infer<typeof NavCondition>

const path = code(/^\/[a-z0-9\-/:]*$/i, 200)

/** An optional member for every language but the source. */
const inTranslations = <Schema extends z.core.SomeType>(schema: Schema) =>
  Object.fromEntries(TRANSLATIONS.map((language) => [language, z.optional(schema)])) as Record<
    (typeof TRANSLATIONS)[number],
    z.ZodMiniOptional<Schema>
  >

const texts = {
  title: verbatim(90).check(z.minLength(1)),
  description: verbatim(180).check(z.minLength(20)),
}

/** The metadata of a path for search engines and the browser's tab; the tenant's name is put in front. */
export const PageMetadata = z.object({
  ...texts,
  /** In each language that the page itself is translated into. */
  ...inTranslations(z.object(texts)),
})
export type PageMetadata = z.infer<typeof PageMetadata>

/** A short text in the languages of the shell; the source language stands in for one that is left out. */
const Label = z.object({
  [SOURCE_LANGUAGE]: verbatim(80).check(z.minLength(1)),
  ...inTranslations(verbatim(80)),
})

/**
 * The source of the addresses for a route with one parameter: `items` in the answer of an API path, one address for
 * each item, with `field` as the parameter. For the site map.
 */
export const RouteEntries = z.strictObject({
  /** Path below the API base that a visitor may read: `/blog?size=50`. */
  from: code(/^\/(?!\/)[\w\-/?=&.]*$/, 200),
  /** Field of each item: `slug`. */
  field: code(/^\w+$/, 60),
  /** Field with the day or instant on which the page last changed: `checkedOn`. */
  changed: z.optional(code(/^\w+$/, 60)),
})
export type RouteEntries = z.infer<typeof RouteEntries>

/**
 * The API path that says whether the record behind a public route with parameters exists: `/blog/:slug` for
 * `/blog/:slug`. Its 404 is the page's 404, both on the server and in the browser.
 */
export const RouteRecord = code(/^\/(?!\/)[\w\-/:.]*$/, 200)

/**
 * An API answer that the page behind a route requests first. The shell may request it together with the page's code;
 * the page gets it if it calls `Platform.fetch` with exactly this path. Optional: without it, the page waits for its
 * own request.
 */
export const RouteData = z.strictObject({
  /**
   * Path below the API base, as the page requests it if its own address has no query: `/modules/:code/state`. A
   * parameter of the route is replaced by its value in the address, URL-encoded.
   */
  path: code(
    /^\/(?!\/)(?:[\w\-/:]|\.(?!\.))*(\?(?:[\w\-=&]|\.(?!\.))+)?$/,
    200,
    'must be an API path like /modules/:code, without an origin and without ..',
  ),
  /** Who requests it; by default everyone who may open the route. */
  when: z.optional(NavCondition),
  /** The page requests it in its language: other than the source with `language` in the query (`InLanguage`). */
  localized: z.optional(z.literal(true)),
})
export type RouteData = z.infer<typeof RouteData>

export const ListedRoute = z.strictObject({
  path,
  /** Name of the webpack chunk behind the page (`webpackChunkName`), so that its files can be preloaded. */
  chunk: code(/^[a-z][a-z0-9-]*$/, 100),
  access: z.optional(RouteAccess),
  /** Only public routes need it; the server writes it into the HTML, the shell updates it on navigation. */
  page: z.optional(PageMetadata),
  /** Guarded routes: the title of the browser's tab. Search engines do not see it, so it needs no description. */
  title: z.optional(Label),
  /** Public routes with a parameter whose addresses are known from data. */
  entries: z.optional(RouteEntries),
  /** Public routes with a parameter: without it, only a page that the server rendered can answer 404. */
  record: z.optional(RouteRecord),
  data: z.optional(z.array(RouteData).check(z.maxLength(10))),
  /** Open to visitors who have the address, but search engines must not index it, and it is not in the site map. */
  unlisted: z.optional(z.boolean()),
})
export type ListedRoute = z.infer<typeof ListedRoute>

export const NavEntry = z.strictObject({
  menu: z.enum(['main', 'services', 'admin']),
  label: Label,
  /** A path of this listing; a query may select a view of its page. */
  to: code(/^\/[a-z0-9\-/]*(\?[a-z0-9\-=&]+)?$/i, 200),
  when: z.optional(NavCondition),
  order: z.number().check(z.gte(-10_000), z.lte(10_000)),
})
export type NavEntry = z.infer<typeof NavEntry>

/**
 * A remote as data, read before any of its code: `remote.json`.
 * Parsed at build by the kit, at deploy by the registry and at boot by the shell.
 */
export const RemoteListing = z.strictObject({
  id: code(/^[a-z][a-z0-9-]{1,30}$/, 31),
  /** The range of shared-contracts/remote that the remote supports, for example `^2.0.0`. */
  contract: code(/^\^\d+\.\d+\.\d+$/, 40),
  routes: z.array(ListedRoute).check(z.minLength(1), z.maxLength(500)),
  nav: z.array(NavEntry).check(z.maxLength(100)),
})
export type RemoteListing = z.infer<typeof RemoteListing>
