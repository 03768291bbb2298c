import type { InlinedAnswers } from '@platform/shared-contracts/http'
import { criticalCss } from '../domain/rendering/critical-css.ts'
import type { Rendering } from '../domain/rendering/open-rendering.ts'
import type { RenderRequest } from '../domain/rendering/page-renderer.ts'
import type { PublicAnswers } from '../domain/rendering/public-answers.ts'
import type { OwnedPage } from './document/page-owner.rule.ts'
import { ownedPage, type PageInput, type PageMarkup, pageParts, stylesOf } from './document/page-parts.ts'
import { type RecordState, recordState } from './records/records.ts'
import { RenderedPage } from './rendered-page.ts'

/** Data may also change without a call of the API, as when a post's time comes. */
const DATA_MAX_AGE_MS = 30_000
/** Long enough that a release that fails each time is not started for every visitor. */
const FAULT_MAX_AGE_MS = 5_000

export interface CachedPage {
  readonly page: RenderedPage
  /** The API responses that it was rendered with. */
  readonly answers: InlinedAnswers
  /** When its data was last checked, and the count of changes then. */
  seen: { readonly at: number; readonly version: number }
  readonly validUntil: number
}

interface Options {
  readonly rendering: Rendering | null
  /** Finds whether the record of a page exists; `null` on a server without an API, in tests. */
  readonly answers: PublicAnswers | null
  readonly now: () => Date
}

/** Builds a page, rendered here or left to the browser, and decides when it has to be made again. */
export class PageBuilder {
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  async renderedPage(
    input: PageInput,
    owned: OwnedPage,
    rendererRequest: RenderRequest,
  ): Promise<CachedPage> {
    const { rendering, now } = this.options
    const version = rendering?.changes.version() ?? 0
    const markup = await rendering?.renderer.render(rendererRequest)
    if (!rendering || !markup) return this.fallbackPage(input, now().getTime() + FAULT_MAX_AGE_MS)
    const needed = async (urls: readonly string[]) => {
      const sheets = urls.map(async (url) =>
        criticalCss(await rendering.stylesheet(url), url.slice(0, url.lastIndexOf('/') + 1), markup.html),
      )
      return (await Promise.all(sheets)).join('')
    }
    const { shell, page } = stylesOf(owned, input)
    const css = { shell: await needed(shell), page: await needed(page) }
    const full: PageMarkup = { ...markup, url: rendererRequest.url, owned, criticalCss: css }
    return {
      page: new RenderedPage(pageParts(input, isMissing(full) ? { ...full, isUnlisted: true } : full)),
      answers: markup.answers,
      seen: { at: now().getTime(), version },
      validUntil: Infinity,
    }
  }

  /** A page that browsers render by design; its status is the same as if it had been rendered here. */
  async browserPage(input: PageInput): Promise<CachedPage> {
    return this.unrenderedPage(input, Infinity)
  }

  /** A page that this server should have rendered, and could not. It is stored until `validUntil` at most. */
  async fallbackPage(input: PageInput, validUntil = 0): Promise<CachedPage> {
    return this.unrenderedPage(input, validUntil, { isFallback: true })
  }

  private async unrenderedPage(
    input: PageInput,
    validUntil: number,
    kind: { readonly isFallback?: boolean } = {},
  ): Promise<CachedPage> {
    const seen = { at: 0, version: 0 }
    const owned = ownedPage(input)
    const record = await recordState(owned, input.address, this.options.answers)
    const page = new RenderedPage(pageParts(input, null, record), kind)
    return { page, answers: {}, seen, validUntil: Math.min(validUntil, this.recordValidUntil(owned, record)) }
  }

  /** Until when a result about a record may be reused, because records come and go. */
  private recordValidUntil(owned: OwnedPage | null, record: RecordState): number {
    if (record === 'unknown') return 0
    return owned?.route.record === undefined ? Infinity : this.options.now().getTime() + DATA_MAX_AGE_MS
  }

  /** Whether a cached page still matches the API; the API is queried again only where something may have changed. */
  async isFresh(cached: CachedPage, host: string): Promise<boolean> {
    const { rendering, now } = this.options
    const at = now().getTime()
    if (at >= cached.validUntil) return false
    const paths = Object.keys(cached.answers)
    if (paths.length === 0 || !rendering) return true
    const version = rendering.changes.version()
    if (version === cached.seen.version && at - cached.seen.at < DATA_MAX_AGE_MS) return true
    const answers = await rendering.answers.read(host, paths).catch(() => null)
    // While the API fails, the last known good page is better than none.
    if (answers && JSON.stringify(answers) !== JSON.stringify(cached.answers)) return false
    cached.seen = { at, version }
    return true
  }
}

/** The page shows one record of many, and no record has this name. */
function isMissing({ owned, answers }: PageMarkup): boolean {
  return owned.route.path.includes(':') && Object.values(answers).some(({ status }) => status === 404)
}
