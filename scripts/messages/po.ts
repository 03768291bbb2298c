import { po, type GetTextTranslation } from 'gettext-parser'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { Message } from './catalog-file.ts'

/** A message as a translator returns it. */
export interface Entry {
  readonly place: string
  readonly source: string
  /** Empty for a message that is not translated. */
  readonly text: string
  /** The translator, or a tool that guessed, marked it "fuzzy". */
  readonly needsReview: boolean
}

const NOTE =
  'Texts are ICU MessageFormat: {name} is replaced by a value, and {count, plural, one {...} other {...}} needs every plural category of the language.'

export function writePo(messages: readonly Message[], language: string): Buffer {
  return po.compile({
    charset: 'utf-8',
    headers: {
      Language: language,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
      'X-Source-Language': SOURCE_LANGUAGE,
    },
    translations: {
      '': { '': { msgid: '', msgstr: [''], comments: { translator: NOTE } } },
      ...Object.fromEntries(
        messages.map((message) => [message.place, { [message.source]: entryOf(message) }]),
      ),
    },
  })
}

function entryOf({ place, source, translation = '', comment }: Message): GetTextTranslation {
  return {
    msgctxt: place,
    msgid: source,
    msgstr: [translation],
    comments: {
      ...(comment === undefined ? {} : { extracted: comment }),
      // Weblate checks what it knows to be in this format.
      ...(source.includes('{') ? { flag: 'icu-message-format' } : {}),
    },
  }
}

/** The language of a file and its messages, without obsolete ones. Errors: throws for a file that is not PO. */
export function readPo(contents: Buffer): { readonly language: string; readonly entries: readonly Entry[] } {
  const { headers, translations } = po.parse(contents, { validation: true })
  const entries = Object.values(translations)
    .flatMap((byText) => Object.values(byText))
    .filter(({ msgctxt, msgid }) => msgctxt !== undefined || msgid !== '')
  return {
    language: headers.Language ?? '',
    entries: entries.map(({ msgctxt = '', msgid, msgstr, comments }) => ({
      place: msgctxt,
      source: msgid,
      text: msgstr[0] ?? '',
      needsReview: (comments?.flag ?? '').split(/[,\n]/).some((flag) => flag.trim() === 'fuzzy'),
    })),
  }
}
