import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import { loadDictionaries } from './dictionaries.ts'

export interface StrengthQuestion {
  readonly password: string
  /** What others know of the person; it counts as guessed first. */
  readonly words: readonly string[]
}

export interface Strength {
  /** Of zxcvbn, 0 to 4. */
  readonly score: number
  /** One of the 49,000 most common breached passwords, ignoring case. */
  readonly isCommon: boolean
}

/** Time grows with the square of the length; the start of a long password is enough to judge it. */
const MAX_LENGTH = 64

const passwords = common.dictionary['passwords-common']
const breached = new Set(passwords.map((password) => `${password}`.toLowerCase()))
const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...(await loadDictionaries()) },
  graphs: common.adjacencyGraphs,
  maxLength: MAX_LENGTH,
})

/** Runs in a thread of its own: the dictionaries take 90 MB and half a second, a check up to 200 ms. */
export function strengthOf({ password, words }: StrengthQuestion): Strength {
  return {
    score: estimator.check(password, [...words]).score,
    isCommon: breached.has(password.toLowerCase()),
  }
}
