import {
  lengthFaults,
  longestFaults,
  phraseFaults,
  positionFaults,
  sharedWords,
  type SingleChoice,
} from '../question-faults.rule.ts'
import { tellingWords } from '../telling-words.rule.ts'
import { plainText } from '../text-words.rule.ts'
import type { CheckQuestion } from './check-question.ts'

/** What the checks of a module are checked against. */
export interface CheckRules {
  /** Phrases that no option may have, in the language of the checks. */
  readonly forbidden: readonly string[]
  /** Absolute and hedging words, each with its forms, in the language of the checks. */
  readonly telling: readonly (readonly string[])[]
  /** Texts of the pool: a question that was answered in a check proves nothing in the quiz. */
  readonly pool: readonly string[]
}

/** What makes the checks of a module's lessons easy to guess, one sentence a fault; empty for good ones. */
export function checkFaults(checks: readonly CheckQuestion[], rules: CheckRules): readonly string[] {
  const single = checks.map(toSingle)
  const pool = new Set(rules.pool.map(plainText))
  return [
    ...single.flatMap((question) => sharedWords(question)),
    ...single.flatMap((question) => tellingWords(question, rules.telling)),
    ...single.flatMap(({ id, options }) =>
      phraseFaults(
        id,
        options.map(({ text }) => text),
        rules.forbidden,
      ),
    ),
    ...checks
      .filter(({ text }) => pool.has(plainText(text)))
      .map(({ id }) => `${id}: the quiz asks the same`),
    ...longestFaults(single),
    ...lengthFaults(single),
    ...positionFaults(single),
  ]
}

function toSingle({ id, text, options, correct }: CheckQuestion): SingleChoice {
  return {
    id,
    text,
    options: options.map((option, place) => ({ text: option.text, right: place === correct })),
  }
}
