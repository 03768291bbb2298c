import type { Problem } from '@platform/shared-contracts/http'
import {
  problemCode,
  sourceMessage,
  type ProblemKey,
  type ProblemText,
  type ProblemValues,
  type TextValues,
} from './messages/problem-messages.ts'

interface Extras extends Pick<Problem, 'challenge'> {
  /** The field of the request at which the same text is shown. */
  readonly field?: string
  /** Fields with texts of their own; the first is also the message of `invalid`. */
  readonly fields?: Readonly<Record<string, ProblemText>>
  /** Fields with the messages of their schema, each a sentence in the source language; with the key `invalid`. */
  readonly schemaFaults?: Readonly<Record<string, string>>
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number
}

/** The names of the values in the text of this key; with several keys, in any of them. */
type ValueNames<Key extends ProblemKey> = Key extends ProblemKey ? keyof ProblemValues<Key> : never
type Rest<Key extends ProblemKey> = [ValueNames<Key>] extends [never]
  ? [extras?: Extras]
  : [extras: Extras & { readonly values: ProblemValues<Key> }]

/** A text for one field of a problem. */
export function problemText<Key extends ProblemKey>(
  key: Key,
  ...[values]: [ValueNames<Key>] extends [never] ? [] : [values: ProblemValues<Key>]
): ProblemText {
  return { key, values: (values ?? {}) as TextValues }
}

/**
 * Thrown anywhere below a route to answer a 4xx with the text of this key, in the language of the request;
 * app/plugins/problem-answers.ts turns it into a `Problem`. Its own message is in the source language, for the log.
 */
export class ProblemError<Key extends ProblemKey = ProblemKey> extends Error {
  readonly status: number
  readonly code: string
  readonly text: ProblemText
  readonly extras: Extras

  constructor(status: number, key: Key, ...[extras = {}]: Rest<Key>) {
    const values = 'values' in extras ? (extras.values as TextValues) : {}
    const own = { key, values }
    const text = key === 'invalid' ? (Object.values(extras.fields ?? {})[0] ?? own) : own
    super(sourceMessage(text))
    this.name = 'ProblemError'
    this.status = status
    this.code = problemCode(key)
    this.text = text
    this.extras = extras
  }

  get retryAfterSeconds(): number | undefined {
    return this.extras.retryAfterSeconds
  }
}
