import type { RuntimeConfig, ShellManifest } from '@platform/shared-contracts/http'
import type { RequestTenant } from '../app/request-context.ts'
import type { ReleaseRegistry } from '../lib/registry/registry.ts'
import { resolveAll } from '../lib/registry/resolve-all.ts'
import { bootRemote, isLoaded } from './boot-release.ts'
import { type LocalParts, LocalServerError } from './local-servers.ts'
import { type PageAddress, type LinkedShell, pageParts } from './page-parts.ts'
import { type PagePlan, planPages, variantOf } from './page-plan.ts'
import { RenderedPage } from './rendered-page.ts'

const PAGES_PER_TENANT = 500

export interface PageRequest {
  readonly tenant: RequestTenant
  readonly address: PageAddress
  readonly stickyId: string | null
}

interface Options {
  readonly registry: ReleaseRegistry
  /** `null`: only development servers have one. */
  readonly shell: ShellManifest | null
  readonly config: RuntimeConfig
  readonly now: () => Date
}

interface TenantPages {
  readonly plan: PagePlan
  readonly pages: Map<string, RenderedPage>
}

/** Pages by tenant, address and variant, composed once: a change of the registry or of the tenant drops them. */
export class Pages {
  private readonly options: Options
  private readonly shell: LinkedShell | null
  // The directory gives a tenant a new object whenever something about it changes.
  private readonly tenants = new WeakMap<RequestTenant, TenantPages>()

  constructor(options: Options) {
    this.options = options
    this.shell = options.shell && linkShell(options.shell)
  }

  /** Whether visitors of this tenant differ now, so that one without a sticky id must be given one. */
  needsStickyId(tenant: RequestTenant): boolean {
    return this.of(tenant).plan.rollouts.length > 0
  }

  page({ tenant, address, stickyId }: PageRequest): RenderedPage {
    const { plan, pages } = this.of(tenant)
    const key = `${address.protocol}//${address.host}${address.pathname} ${variantOf(plan, stickyId)}`
    const known = pages.get(key)
    if (known) return known
    const made = this.compose(plan, { tenant, address, stickyId }, null)
    pages.set(key, made)
    for (const oldest of pages.keys()) {
      if (pages.size <= PAGES_PER_TENANT) break
      pages.delete(oldest)
    }
    return made
  }

  /** A page with parts from somebody's own machine; made anew each time. */
  localPage(request: PageRequest, local: LocalParts): RenderedPage {
    return this.compose(this.of(request.tenant).plan, request, local)
  }

  private of(tenant: RequestTenant): TenantPages {
    const { registry, now } = this.options
    const known = this.tenants.get(tenant)
    if (known?.plan.registry === registry.current() && now().getTime() < known.plan.validUntil) return known
    const fresh = { plan: planPages(registry.current(), tenant.slug, now()), pages: new Map() }
    this.tenants.set(tenant, fresh)
    return fresh
  }

  private compose(
    { registry }: PagePlan,
    { tenant, address, stickyId }: PageRequest,
    local: LocalParts | null,
  ): RenderedPage {
    const { config, now } = this.options
    const shell = local?.shell ?? this.shell
    if (!shell) throw new LocalServerError('There is no shell: build it, and name its folder in SHELL_DIST.')
    const visitor = { tenant: tenant.slug, stickyId, shellContract: shell.manifest.contract, now: now() }
    const resolved = resolveAll(registry, visitor)
      .map(([remote, resolution]) => bootRemote(resolution, remote))
      .filter((remote) => remote !== null)
    const locals = local?.remotes ?? []
    const remotes = [...resolved.filter(({ id }) => !locals.some((one) => one.id === id)), ...locals]
    const devHosts = local?.hosts ?? []
    return new RenderedPage(pageParts({ address, tenant: tenant.config, config, shell, remotes, devHosts }))
  }
}

function linkShell(manifest: ShellManifest): LinkedShell {
  const loaded = manifest.assets.filter(({ file }) => isLoaded(file))
  const integrity = new Map(loaded.map((asset) => [asset.file, asset.integrity]))
  return { manifest, base: '/shell/', integrity }
}
