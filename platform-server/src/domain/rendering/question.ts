import type { BootDocument, InlinedAnswers, Language } from '@platform/shared-contracts/http'

export interface RequestedPage {
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

/** The input of the shell's `renderPage`: public data of one tenant, and nothing else. */
export function questionOf(
  { boot, language, host, url, remote, route }: RequestedPage,
  answers: InlinedAnswers,
): unknown {
  return { boot, language, hostname: host.replace(/:\d+$/, ''), url, remote, route, answers }
}
