import type { PageAddress } from '../address/page-address.ts'
import type {
  BootDocument,
  BootRelease,
  Language,
  RuntimeConfig,
  ShellManifest,
  TenantConfig,
} from '@platform/shared-contracts/http'
import {
  DEFAULT_PAGE,
  faviconOf,
  pageTexts,
  pageUrls,
  integrityMapOf,
  PAGE_KEYWORDS,
  pageTitle,
  tenantName,
  themeVariables,
} from '@platform/shared-contracts/rules'
import type { RenderedMarkup } from '../../domain/rendering/page-renderer.ts'
import type { CriticalCss, DocumentParts, LinkedFile } from './document.ts'
import { noScriptText } from './no-script-text.ts'
import { ownerOf, type OwnedPage } from './page-owner.rule.ts'
import { siteData } from './site-data.rule.ts'
import type { RecordState } from '../records/records.ts'

const LAYERS = '@layer reset,tokens,base,ui,app,tenant,guard;'
const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const
const THEME_COLOR = /--color-bg:([^;]+)/

/** The shell as the page links it. */
export interface LinkedShell {
  readonly manifest: Pick<
    ShellManifest,
    | 'contract'
    | 'scripts'
    | 'styles'
    | 'chunks'
    | 'sharedFiles'
    | 'routes'
    | 'redirects'
    | 'inline'
    | 'socialImage'
    | 'typeface'
  >
  /** Where its files are; ends with a slash. */
  readonly base: string
  /** Integrity by file; `null` for a development server. */
  readonly integrity: ReadonlyMap<string, string> | null
}

export interface PageInput {
  readonly language: Language
  readonly address: PageAddress
  readonly tenant: TenantConfig
  readonly config: RuntimeConfig
  readonly shell: LinkedShell
  readonly remotes: BootDocument['remotes']
  /** Address of their list; `null` if the document contains them itself. */
  readonly remotesAt: BootDocument['remotesAt'] | null
  /** Visits are counted: a release is being rolled out. */
  readonly hasVisits: boolean
  /** Address of the picture of a shared link to a page with this title. */
  readonly shareImage: (title: string) => string | null
  /** Origins of imported courses. */
  readonly frames: readonly string[]
  readonly devHosts: readonly string[]
}

/** A page that was rendered, with the styles that its markup needs. */
export interface PageMarkup extends RenderedMarkup {
  readonly url: string
  readonly owned: OwnedPage
  readonly criticalCss: CriticalCss
}

export function ownedPage({ address, shell, remotes }: PageInput): OwnedPage | null {
  const owners = remotes.map(({ id, listing }) => ({ remote: id, routes: listing.routes }))
  return ownerOf(address.pathname, [{ remote: null, routes: shell.manifest.routes }, ...owners])
}

export function bootOf({ tenant, shell, remotes, config }: PageInput): BootDocument {
  return { contract: shell.manifest.contract, tenant, config, shell: bootShell(shell), remotes }
}

/** The boot document that the page carries. Pages that are rendered on the server use the full one. */
function documentBoot(input: PageInput): BootDocument {
  const { remotesAt } = input
  const boot = bootOf(input)
  const counted = input.hasVisits ? { ...boot, visits: true } : boot
  const { base } = boot.shell
  return remotesAt ? { ...counted, shell: { base, assets: {} }, remotes: [], remotesAt } : boot
}

/** Stylesheets of the shell and of the page, in the order that they cascade. */
export function stylesOf(
  owned: OwnedPage,
  input: PageInput,
): Readonly<Record<keyof CriticalCss, readonly string[]>> {
  const { base, manifest } = input.shell
  const page = preloadsOf(owned, input).map(({ url }) => url)
  return {
    shell: manifest.styles.map((file) => base + file),
    page: page.filter((url) => url.endsWith('.css')),
  }
}

/** Everything that the document of one page is made of. */
export function pageParts(
  input: PageInput,
  markup: PageMarkup | null = null,
  record: RecordState = 'present',
): DocumentParts {
  const { tenant, shell } = input
  const owned = ownedPage(input)
  const theme = themeVariables(tenant)
  const head = { ...describe(input, owned), ...titleAndDescription(markup) }
  return {
    language: input.language,
    boot: documentBoot(input),
    head: {
      ...head,
      ...(owned && shareImage(input, head.title)),
      themeColor: themeColorOf(theme),
      ...indexing(owned, markup, record),
    },
    themeStyle: `${LAYERS}:root{${theme}}`,
    customStyle: customStyle(tenant),
    preloads: owned ? preloadsOf(owned, input) : [],
    styles: shell.manifest.styles.map((file) => shellFile(shell, file)),
    scripts: shell.manifest.scripts.map((file) => shellFile(shell, file)),
    inline: shell.manifest.inline ?? {},
    typeface: shell.manifest.typeface ? shell.base + shell.manifest.typeface : null,
    frames: input.frames,
    devHosts: input.devHosts,
    integrityMap: integrityMapOf(input.remotes),
    noscript: noScriptText(input.language, tenant),
    rendered: markup && renderedBody(markup),
  }
}

function renderedBody({ html, criticalCss, url, owned, answers }: PageMarkup): DocumentParts['rendered'] {
  const document = { url, remote: owned.remote, route: owned.route.path, answers }
  return { html, criticalCss, document }
}

/** How search engines treat it: pages for members, and pages only for visitors with the address, are not indexed. */
function indexing(owned: OwnedPage | null, markup: PageMarkup | null, record: RecordState) {
  const isMissing = owned === null || markup?.isUnlisted === true || record === 'missing'
  const isPrivate = owned?.route.access !== undefined || owned?.route.unlisted === true
  return { isMissing, isUnlisted: isMissing || isPrivate, isUncertain: record === 'unknown' }
}

function themeColorOf(theme: string): string {
  return THEME_COLOR.exec(theme)?.[1] ?? '#000000'
}

function titleAndDescription(markup: PageMarkup | null): Partial<DocumentParts['head']> {
  return {
    ...(markup?.title ? { title: markup.title } : {}),
    ...(markup?.description ? { description: markup.description } : {}),
    ...(markup?.canonical ? { canonical: markup.canonical, alternates: [] } : {}),
  }
}

function describe({ language, address, tenant, config, shell }: PageInput, owned: OwnedPage | null) {
  const page = pageTexts(owned?.route, tenant.pages?.[address.pathname], language)
  return {
    title: pageTitle(tenant, page),
    description: (page ?? DEFAULT_PAGE).description,
    keywords: PAGE_KEYWORDS,
    ...pageUrls(address, config, { route: owned?.route, language }),
    siteName: tenantName(tenant),
    favicon: faviconOf(tenant),
    image: socialImage(tenant, shell, address),
    site:
      address.pathname === '/'
        ? siteData({ origin: `${address.protocol}//${address.host}`, tenant, language })
        : [],
  }
}

/** The title as the page says it: the picture shows the brand already. */
function shareImage({ tenant, address, shareImage: addressOf }: PageInput, title: string) {
  const url = addressOf(title.replace(`${tenantName(tenant)} - `, ''))
  return url === null ? null : { image: { url: absolute(address, url), size: SOCIAL_IMAGE_SIZE } }
}

/** Of an address without a page: a tenant's own logo, unless it is an SVG, which social networks do not show. */
function socialImage(
  { branding }: TenantConfig,
  { base, manifest }: LinkedShell,
  address: PageAddress,
): DocumentParts['head']['image'] {
  const logoUrl = branding?.logoUrl
  if (logoUrl && !/\.svg$/i.test(logoUrl)) return { url: absolute(address, logoUrl), size: null }
  return manifest.socialImage
    ? { url: absolute(address, base + manifest.socialImage), size: SOCIAL_IMAGE_SIZE }
    : null
}

function customStyle({ branding }: TenantConfig): string {
  const css = branding?.theme?.customCss
  return css ? `@layer tenant{${css}}` : ''
}

function absolute({ protocol, host }: PageAddress, url: string): string {
  return new URL(url, `${protocol}//${host}`).href
}

/** Exactly the entry and the chunk of this page, so that they load in parallel with the shell and not after it. */
function preloadsOf({ remote, route }: OwnedPage, { shell, remotes }: PageInput): readonly LinkedFile[] {
  if (remote === null) return (shell.manifest.chunks[route.path] ?? []).map((file) => shellFile(shell, file))
  const release = remotes.find(({ id }) => id === remote)?.release
  if (!release) return []
  const files = [...new Set([release.entry, ...(release.chunks[route.path] ?? [])])]
  // The shell has to load ES modules: none may be loaded before the import map that it adds.
  const own = release.format === 'module' ? files.filter((file) => file.endsWith('.css')) : files
  const shared = (release.sharedFiles ?? []).filter((url) => url.startsWith(shell.base))
  return [
    ...own.map((file) => releaseFile(release, file)),
    ...shared.map((url) => shellFile(shell, url.slice(shell.base.length))),
  ]
}

function releaseFile({ base, assets }: BootRelease, file: string): LinkedFile {
  return { url: base + file, integrity: assets?.[file] ?? null }
}

function shellFile({ base, integrity }: LinkedShell, file: string): LinkedFile {
  return { url: base + file, integrity: integrity?.get(file) ?? null }
}

function bootShell({ base, integrity, manifest }: LinkedShell): BootDocument['shell'] {
  return { base, assets: integrity && Object.fromEntries(integrity), chunks: manifest.chunks }
}
