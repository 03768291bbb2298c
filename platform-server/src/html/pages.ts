import type { ListedRoute, RuntimeConfig, ShellManifest } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { LRUCache } from 'lru-cache'
import type { RequestTenant } from '../app/request-context.ts'
import type { ShareAddresses } from '../domain/brand-picture/share-address.ts'
import type { PublicAnswers } from '../domain/rendering/public-answers.ts'
import { packageOrigins } from '../domain/packages/package-origin.rule.ts'
import type { ReleaseRegistry } from '../lib/registry/registry.ts'
import { resolveAll } from '../lib/registry/resolve-all.ts'
import { bootRemote, isLoaded } from '../lib/registry/boot-release.ts'
import { type LocalParts, LocalServerError } from './local-servers.ts'
import { type LinkedShell, ownedPage, type PageInput, pageParts } from './document/page-parts.ts'
import type { FirstPage } from './first-pages.ts'
import type { Rendering } from '../domain/rendering/open-rendering.ts'
import { type CachedPage, PageBuilder } from './page-builder.ts'
import { type PagePlan, planPages, sideOf, variantOf } from './document/page-plan.ts'
import type { EncodedBody } from './encoded-body.ts'
import { RemoteLists } from './document/remote-lists.ts'
import { type PageRequest, renderRequest } from './render-request.ts'
import { RenderedPage } from './rendered-page.ts'

const PAGES_PER_TENANT = 500
/** If the server takes longer to render, the visitor does not wait: the browser renders the page. */
const RENDER_TIMEOUT_MS = 900
/** For a visitor who comes while the server still renders its first pages. */
const STARTUP_TIMEOUT_MS = 5_000

interface Options {
  readonly registry: ReleaseRegistry
  /** `null`: only development servers have a shell. */
  readonly shell: ShellManifest | null
  readonly config: RuntimeConfig
  /** Imported courses are shown in frames from below it. */
  readonly packageHost: string | null
  readonly now: () => Date
  /** `null`: every page is left to the browser. */
  readonly rendering: Rendering | null
  /** `null`: all pages show the picture of the shell. */
  readonly share: ShareAddresses | null
  /** The API's responses to a visitor. */
  readonly answers: PublicAnswers | null
}

interface Visit {
  /** Called once for a page that has to be made: if it returns false, the page is left to the browser. */
  readonly mayRender: () => Promise<boolean>
}

const UNLIMITED: Visit = { mayRender: async () => true }

type PageCache = LRUCache<string, Promise<CachedPage>>

interface TenantPages {
  readonly plan: PagePlan
  readonly pages: PageCache
}

/** Pages by tenant, address and variant, made once: a change to the registry, the tenant or their data drops them. */
export class Pages {
  private readonly options: Options
  private readonly shell: LinkedShell | null
  private readonly builder: PageBuilder
  private readonly lists = new RemoteLists()
  // The directory gives a tenant a new object whenever something about it changes.
  private readonly tenants = new WeakMap<RequestTenant, TenantPages>()
  private opened: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.options = options
    this.shell = options.shell && linkShell(options.shell)
    this.builder = new PageBuilder(options)
  }

  /** Whether visitors of this tenant differ now, so that one without a sticky id must be given one. */
  needsStickyId(tenant: RequestTenant): boolean {
    return this.of(tenant).plan.rollouts.length > 0
  }

  /** Which side of the running rollouts a visitor is on; `null` where all visitors get the same. */
  sideOf(tenant: RequestTenant, stickyId: string | null): string | null {
    return stickyId === null ? null : sideOf(this.of(tenant).plan, stickyId)
  }

  /** Where an old address leads; `null` for any other. */
  redirectOf(pathname: string): string | null {
    return this.shell?.manifest.redirects?.find(({ from }) => from === pathname)?.to ?? null
  }

  async page(request: PageRequest, visit: Visit = UNLIMITED): Promise<RenderedPage> {
    const { tenant, language, address, search, stickyId } = request
    const { plan, pages } = this.of(tenant)
    const variant = `${language} ${variantOf(plan, stickyId)}`
    const key = `${address.protocol}//${address.host}${address.pathname}${search} ${variant}`
    const known = await pages.get(key)
    if (known && (await this.builder.isFresh(known, address.host))) return known.page
    return this.newPage({ request, plan, pages, key }, visit)
  }

  private async newPage(
    { request, plan, pages, key }: TenantPages & { readonly request: PageRequest; readonly key: string },
    { mayRender }: Visit,
  ): Promise<RenderedPage> {
    const input = this.input(plan, request, null)
    const owned = ownedPage(input)
    const rendererRequest = renderRequest(this.options.rendering, input, owned, request)
    // The result is not cached either: addresses made up at random would evict the pages that people read.
    if (!(await mayRender())) return (await this.builder.fallbackPage(input)).page
    if (!rendererRequest || !owned) return (await cachePage(pages, key, this.builder.browserPage(input))).page
    const { opened } = this
    const making = cachePage(
      pages,
      key,
      opened.then(() => this.builder.renderedPage(input, owned, rendererRequest)),
    )
    const late = Promise.race([opened, after(STARTUP_TIMEOUT_MS)])
      .then(() => after(RENDER_TIMEOUT_MS))
      .then(() => this.builder.fallbackPage(input))
    return (await Promise.race([making, late])).page
  }

  /** A page with parts from a developer's own machine; made again each time. */
  localPage(request: PageRequest, local: LocalParts): RenderedPage {
    return new RenderedPage(pageParts(this.input(this.of(request.tenant).plan, request, local)))
  }

  /** The list that a document names; after a restart, or on another replica, it is made again. */
  remoteList(file: string, tenant: RequestTenant, stickyId: string | null): EncodedBody | null {
    const known = this.lists.find(file)
    if (known) return known
    this.input(this.of(tenant).plan, { ...defaultPageRequest(tenant), stickyId }, null)
    return this.lists.find(file)
  }

  /** Every page of the running remotes, for a visitor of this tenant; the shell's own pages have no content to list. */
  routesFor(tenant: RequestTenant): readonly ListedRoute[] {
    const { remotes } = this.input(this.of(tenant).plan, defaultPageRequest(tenant), null)
    return remotes.filter(({ release }) => release !== null).flatMap(({ listing }) => listing.routes)
  }

  /** One page of the shell and one of each release of this tenant, rendered before the first request for a page. */
  firstPages(request: PageRequest): readonly FirstPage[] {
    const input = this.input(this.of(request.tenant).plan, request, null)
    const owners = input.remotes.map(({ id, listing }) => ({ id, routes: listing.routes }))
    return [{ id: null, routes: input.shell.manifest.routes }, ...owners].flatMap(({ id, routes }) => {
      const route = routes.find(({ path, access }) => !access && !path.includes(':'))
      if (!route) return []
      const at = { ...input, address: { ...input.address, pathname: route.path } }
      const { rendering } = this.options
      const rendererRequest = renderRequest(rendering, at, { remote: id, route }, { ...request, search: '' })
      return rendererRequest && rendering
        ? [{ remote: id, path: route.path, render: () => rendering.renderer.warm(rendererRequest) }]
        : []
    })
  }

  /** Until `opened` resolves, pages that have to be rendered wait for it, up to a limit. */
  openAfter(opened: Promise<void>): void {
    this.opened = opened
  }

  private of(tenant: RequestTenant): TenantPages {
    const { registry, now } = this.options
    const known = this.tenants.get(tenant)
    if (known?.plan.registry === registry.current() && now().getTime() < known.plan.validUntil) return known
    const pages: PageCache = new LRUCache({ max: PAGES_PER_TENANT })
    const fresh = { plan: planPages(registry.current(), tenant.slug, now()), pages }
    this.tenants.set(tenant, fresh)
    return fresh
  }

  private input(
    { registry, hasVisits }: PagePlan,
    { tenant, language, address, stickyId }: PageRequest,
    local: LocalParts | null,
  ): PageInput {
    const { config, packageHost, now, share } = this.options
    const shell = local?.shell ?? this.shell
    if (!shell) throw new LocalServerError('There is no shell. Build it, and set SHELL_DIST to its folder.')
    const visitor = { tenant: tenant.slug, stickyId, shell: shell.manifest, now: now() }
    const resolved = resolveAll(registry, visitor)
      .map(([remote, resolution]) => bootRemote(resolution, remote, shell))
      .filter((remote) => remote !== null)
    const frames = packageOrigins(address, packageHost)
    const shareImage = (title: string) => share?.of(tenant.config, title) ?? null
    const page = { language, address, tenant: tenant.config, config, shell, shareImage, frames }
    // What changes under the page is named in the page.
    if (local)
      return {
        ...page,
        remotes: withLocal(resolved, local),
        remotesAt: null,
        hasVisits: false,
        devHosts: local.hosts,
      }
    const files = Object.fromEntries(shell.integrity ?? [])
    const remotesAt = this.lists.store({ shell: files, chunks: shell.manifest.chunks, remotes: resolved })
    return { ...page, remotes: resolved, remotesAt, hasVisits, devHosts: [] }
  }
}

function withLocal(resolved: PageInput['remotes'], { remotes }: LocalParts): PageInput['remotes'] {
  return [...resolved.filter(({ id }) => !remotes.some((one) => one.id === id)), ...remotes]
}

function defaultPageRequest(tenant: RequestTenant): PageRequest {
  const address = { protocol: 'http:', host: 'localhost', pathname: '/' }
  return { tenant, language: SOURCE_LANGUAGE, address, search: '', stickyId: null }
}

function cachePage(pages: PageCache, key: string, made: Promise<CachedPage>): Promise<CachedPage> {
  pages.set(key, made)
  made.catch(() => pages.delete(key))
  return made
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}

function linkShell(manifest: ShellManifest): LinkedShell {
  const loaded = manifest.assets.filter(({ file }) => isLoaded(file))
  const integrity = new Map(loaded.map((asset) => [asset.file, asset.integrity]))
  return { manifest, base: '/shell/', integrity }
}
