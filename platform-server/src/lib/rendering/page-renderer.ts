import type {
  BootDocument,
  InlinedAnswers,
  Language,
  PageRendering,
  ShellManifest,
} from '@platform/shared-contracts/http'
import type { RequestTenant } from '../../app/request-context.ts'
import type { Logger } from '../log.ts'
import type { ReleaseRegistry } from '../registry/registry.ts'
import { fileFault, readFile, releaseKey } from '../release-files/release-store.ts'
import { shellKey } from '../shell/shell-build.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import type { PublicAnswers } from './public-answers.ts'
import { RenderFault, RenderThread } from './render-thread.ts'

const MAX_ROUNDS = 4
const MAX_THREADS = 12

export interface RenderRequest {
  readonly tenant: RequestTenant
  readonly language: Language
  readonly host: string
  /** Path and query. */
  readonly url: string
  readonly boot: BootDocument
  /** `null`: the shell's own page. */
  readonly remote: string | null
  /** The path as it is listed. */
  readonly route: string
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
  readonly report: (report: RenderReport) => void
}

/** Renders pages of releases, each in its release's thread. */
export class PageRenderer {
  private readonly options: Options
  private readonly threads = new Map<string, Promise<RenderThread | null>>()

  constructor(options: Options) {
    this.options = options
  }

  /** Whether the release that owns a page can be rendered here at all. */
  canRender({ boot, remote }: Pick<RenderRequest, 'boot' | 'remote'>): boolean {
    if (!this.options.shell.server) return false
    return remote === null || this.serverFile(remote, boot) !== null
  }

  /** `null`: the browser renders this page. Why is reported; the visitor does not wait for it, nor learn of it. */
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

  /** Starts the thread of a page's release and has it render once for nobody, so that no visitor waits for that. */
  async warm(request: RenderRequest): Promise<void> {
    const thread = await this.threadOf(request).catch(() => null)
    await thread?.warm(questionOf(request, {}))
  }

  async close(): Promise<void> {
    const threads = [...this.threads.values()]
    this.threads.clear()
    await Promise.all(threads.map(async (thread) => (await thread.catch(() => null))?.close()))
  }

  private async attempt(request: RenderRequest): Promise<RenderedMarkup | null> {
    const thread = await this.threadOf(request)
    if (!thread) return null
    let answers: InlinedAnswers = {}
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const rendering = await thread.ask(questionOf(request, answers))
      if (rendering.kind === 'page') return { ...rendering, answers }
      answers = { ...answers, ...(await this.options.answers.read(request.host, rendering.paths)) }
    }
    throw new RenderFault('threw', `the page asks for ever more answers: ${Object.keys(answers).join(', ')}`)
  }

  private threadOf({ remote, boot }: RenderRequest): Promise<RenderThread | null> {
    const key = remote === null ? 'shell' : `${remote}/${this.refOf(remote, boot)}`
    const known = this.threads.get(key)
    const thread = known ?? this.openThread(remote, boot)
    // Used last, dropped last.
    this.threads.delete(key)
    this.threads.set(key, thread)
    if (!known) {
      thread.catch(() => this.threads.delete(key))
      this.dropOldest()
    }
    return thread
  }

  private dropOldest(): void {
    for (const [key, thread] of this.threads) {
      if (this.threads.size <= MAX_THREADS) return
      this.threads.delete(key)
      void thread.then((open) => open?.close())
    }
  }

  private async openThread(remote: string | null, boot: BootDocument): Promise<RenderThread | null> {
    const { shell } = this.options
    const shellSource = shell.server ? await this.source(shellKey(shell.server), shell, shell.server) : null
    if (shellSource === null) return null
    if (remote === null) return new RenderThread({ shell: shellSource, remote: null })
    const found = this.serverFile(remote, boot)
    if (!found) return null
    const { ref, manifest, file } = found
    const source = await this.source(releaseKey(remote, ref, file), manifest, file)
    const name = `${remote} ${ref}`
    return new RenderThread({
      shell: shellSource,
      remote: { source, name, base: `/releases/${remote}/${ref}/` },
    })
  }

  /** Code from the disk runs only as it was released. */
  private async source(
    key: string,
    { assets }: Pick<ShellManifest, 'assets'>,
    file: string,
  ): Promise<string> {
    const asset = assets.find((one) => one.file === file)
    const bytes = await readFile(this.options.storage, key)
    const fault = asset ? fileFault(asset, bytes) : `file ${file} is not listed`
    if (fault !== null || !bytes) throw new RenderFault('boot', String(fault))
    return bytes.toString('utf8')
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

function questionOf(request: RenderRequest, answers: InlinedAnswers): unknown {
  const { boot, language, host, url, remote, route } = request
  const hostname = host.replace(/:\d+$/, '')
  return { boot, language, hostname, url, remote, route, answers }
}
