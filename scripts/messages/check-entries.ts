import { messageFaults, pluralsOf } from '@platform/remote-kit/catalogs'
import { LANGUAGE_CODES, LANGUAGES } from '@platform/shared-contracts/rules'
import type { Message } from './catalog-file.ts'
import type { Entry } from './po.ts'

/** Something about one message, for the person who imports. */
export interface Remark {
  readonly place: string
  readonly text: string
  readonly reason: string
}

export interface CheckedEntries {
  /** Translations by place. */
  readonly accepted: ReadonlyMap<string, string>
  /** Why the file is refused. */
  readonly faults: readonly Remark[]
  /** What is not imported: the catalog stays as it is. */
  readonly skipped: readonly Remark[]
}

/** Compares what a translator returned with the messages of today. */
export function checkEntries(
  entries: readonly Entry[],
  messages: ReadonlyMap<string, Message>,
  language: string,
): CheckedEntries {
  const plurals = pluralsOf(formatTag(language))
  const accepted = new Map<string, string>()
  const faults: Remark[] = []
  const skipped: Remark[] = []
  for (const entry of entries) {
    const { place, source, text } = entry
    const reason = reasonToSkip(entry, messages.get(place))
    if (reason !== undefined) skipped.push({ place, text: source, reason })
    else if (text !== '' || source === '') accepted.set(place, text)
    if (reason === undefined && text !== '')
      faults.push(...messageFaults(text, source, plurals).map((fault) => ({ place, text, reason: fault })))
  }
  return { accepted, faults, skipped }
}

function reasonToSkip({ source, needsReview }: Entry, message: Message | undefined): string | undefined {
  if (message === undefined) return 'is unknown'
  if (message.source !== source) return `has another source text now: ${message.source}`
  return needsReview ? 'is marked as fuzzy' : undefined
}

/** Its plurals are those of the language as the product writes numbers in it. */
function formatTag(language: string): string {
  const code = LANGUAGE_CODES.find((known) => known === language)
  return code === undefined ? language : LANGUAGES[code].tag
}
