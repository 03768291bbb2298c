import type {
  BootDocument,
  InlinedAnswers,
  PageRendering,
  ShellManifest,
} from '@platform/shared-contracts/http'
import { LRUCache } from 'lru-cache'
import type { RequestTenant } from '../../app/request-context.ts'
import type { Logger } from '../../lib/log.ts'
import type { ReleaseRegistry } from '../../lib/registry/registry.ts'
import { releaseKey } from '../../lib/release-files/release-store.ts'
import { RenderFault } from '../../lib/sandbox/render-fault.ts'
import { releaseBundle, type ReleaseBundle, type Sandbox } from '../../lib/sandbox/sandbox.ts'
import type { FileStorage } from '../../lib/storage/file-storage.ts'
import type { PublicAnswers } from './public-answers.ts'
import { questionOf, type RequestedPage } from './question.ts'
import { readSource, shellSource } from './release-bundle.ts'

const MAX_ROUNDS = 4
/** No visitor waits this long. */
const WARM_LIMIT_MS = 10_000
const MAX_BUNDLES = 24

export interface RenderRequest extends RequestedPage {
  readonly tenant: RequestTenant
}

export interface RenderedMarkup extends Extract<PageRendering, { kind: 'page' }> {
  readonly answers: InlinedAnswers
}

export interface RenderReport {
  readonly tenant: RequestTenant
  readonly remote: string | null
  readonly release: string | null
  readonly path: string
  readonly message: string
}

interface Options {
  readonly registry: ReleaseRegistry
  readonly storage: FileStorage
  readonly shell: ShellManifest
  readonly log: Logger
  readonly answers: PublicAnswers
  readonly sandbox: Sandbox
  readonly report: (report: RenderReport) => void
}

/** Renders pages of releases in the sandbox. */
export class PageRenderer {
  private readonly options: Options
  private readonly bundles = new LRUCache<string, Promise<ReleaseBundle | null>>({ max: MAX_BUNDLES })

  constructor(options: Options) {
    this.options = options
  }

  /** Whether the release that owns a page can be rendered here at all. */
  canRender({ boot, remote }: Pick<RenderRequest, 'boot' | 'remote'>): boolean {
    if (!this.options.shell.server) return false
    return remote === null || this.serverFile(remote, boot) !== null
  }

  /** `null`: the browser renders this page. The reason is reported; the visitor does not wait for it or see it. */
  async render(request: RenderRequest): Promise<RenderedMarkup | null> {
    const { boot, remote, url } = request
    try {
      return await this.attempt(request)
    } catch (error) {
      const kind = error instanceof RenderFault ? error.kind : 'crash'
      const reason = error instanceof Error ? error.message : String(error)
      const [path = ''] = url.split('?')
      const message = `Not rendered on the server (${kind}): ${reason}`.slice(0, 1000)
      this.options.log.error({ remote, path }, message)
      const release = remote === null ? null : this.refOf(remote, boot)
      this.options.report({ tenant: request.tenant, remote, release, path, message })
      return null
    }
  }

  /** Starts the process of a page's release and has it render the page once. Errors: why it was not rendered. */
  async warm(request: RenderRequest): Promise<void> {
    await this.attempt(request, WARM_LIMIT_MS)
  }

  private async attempt(request: RenderRequest, limitMs?: number): Promise<RenderedMarkup | null> {
    const bundle = await this.bundleOf(request)
    if (!bundle) return null
    let answers: InlinedAnswers = {}
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const rendering = await this.options.sandbox.render(bundle, questionOf(request, answers), { limitMs })
      if (rendering.kind === 'page') return { ...rendering, answers }
      answers = { ...answers, ...(await this.options.answers.read(request.host, rendering.paths)) }
    }
    throw new RenderFault('threw', `the page keeps requesting more data: ${Object.keys(answers).join(', ')}`)
  }

  private bundleOf({ remote, boot }: RenderRequest): Promise<ReleaseBundle | null> {
    const key = remote === null ? 'shell' : `${remote}/${this.refOf(remote, boot)}`
    const known = this.bundles.get(key)
    if (known) return known
    const bundle = this.readBundle(remote, boot)
    this.bundles.set(key, bundle)
    bundle.catch(() => this.bundles.delete(key))
    return bundle
  }

  private async readBundle(remote: string | null, boot: BootDocument): Promise<ReleaseBundle | null> {
    const { storage, shell } = this.options
    const shellText = await shellSource(storage, shell)
    if (shellText === null) return null
    if (remote === null) return releaseBundle(shellText, null)
    const found = this.serverFile(remote, boot)
    if (!found) return null
    const { ref, manifest, file } = found
    const source = await readSource(storage, { key: releaseKey(remote, ref, file), file, ...manifest })
    return releaseBundle(shellText, { source, name: `${remote} ${ref}`, base: `/releases/${remote}/${ref}/` })
  }

  private refOf(remote: string, { remotes }: BootDocument): string | null {
    const release = remotes.find(({ id }) => id === remote)?.release
    return release ? `${release.version}-${release.hash}` : null
  }

  private serverFile(remote: string, boot: BootDocument) {
    const ref = this.refOf(remote, boot)
    const manifest =
      ref === null ? null : this.options.registry.current().remotes.get(remote)?.releases.get(ref)?.manifest
    return ref !== null && manifest?.server ? { ref, manifest, file: manifest.server } : null
  }
}
