import { overlappingAreas } from './overlapping-areas.rule.ts'
import type { PoolQuestion } from './question-file.ts'
import { tellingWords } from './telling-words.rule.ts'
import { plainText, wordsOf } from './text-words.rule.ts'

/** What a pool of questions is checked against. */
export interface PoolRules {
  /** Phrases that no option may have, such as "all of the above", in the language of the pool. */
  readonly forbidden: readonly string[]
  /** Absolute and hedging words, each with its forms, in the language of the pool. */
  readonly telling: readonly (readonly string[])[]
  /** Number of sections by lesson name. */
  readonly sections: ReadonlyMap<string, number>
}

/** A question with one right option. */
export interface SingleChoice {
  readonly id: string
  readonly text: string
  readonly options: readonly { readonly text: string; readonly right?: boolean | undefined }[]
}

type Single = Extract<PoolQuestion, { kind: 'choice' | 'scenario' }>

const MIN_QUESTIONS = 32
const MIN_KINDS = 6
const MAX_LONGEST_SHARE = 0.3
/** Of the questions; how many of them may have the right option at one rank by length. */
const MAX_RANK_SHARE = 0.5
const MAX_POSITION_SHARE = 0.4

/**
 * What makes a pool easy to guess or impossible to learn from, one sentence a fault; empty for a good one.
 *
 * A person who picks the longest, the first or the most familiar option must not pass.
 */
export function poolFaults(pool: readonly PoolQuestion[], rules: PoolRules): readonly string[] {
  return [...pool.flatMap((question) => questionFaults(question, rules)), ...wholeFaults(pool)]
}

function questionFaults(question: PoolQuestion, rules: PoolRules): readonly string[] {
  const { id, lesson, section } = question
  const texts = textsOf(question)
  const last = rules.sections.get(lesson)
  return [
    ...(last === undefined ? [`${id}: there is no lesson ${lesson}`] : []),
    ...(last !== undefined && section > last ? [`${id}: ${lesson} has ${last} sections`] : []),
    ...(new Set(texts.map(plainText)).size < texts.length ? [`${id}: two options say the same`] : []),
    ...phraseFaults(id, texts, rules.forbidden),
    ...(isSingle(question) ? sharedWords(question) : []),
    ...areaFaults(question),
    ...(isSingle(question) || question.kind === 'multiple' ? tellingWords(question, rules.telling) : []),
  ]
}

/** Options such as "all of the above". */
export function phraseFaults(
  id: string,
  texts: readonly string[],
  forbidden: readonly string[],
): readonly string[] {
  return texts
    .filter((text) => forbidden.some((phrase) => plainText(text).includes(plainText(phrase))))
    .map((text) => `${id}: "${text}" is not an answer of its own`)
}

/** Places in a drawing that a finger could not tell apart. */
function areaFaults(question: PoolQuestion): readonly string[] {
  if (question.kind !== 'point') return []
  const nameOf = (place: number) => question.areas[place]?.label ?? ''
  return overlappingAreas(question.areas).map(
    ([one, other]) => `${question.id}: "${nameOf(one)}" and "${nameOf(other)}" overlap on a phone`,
  )
}

/** Words of the question that its right option repeats, and no other option does. */
export function sharedWords(question: SingleChoice): readonly string[] {
  const words = wordsOf(question.text)
  const right = wordsOf(rightText(question))
  const wrong = new Set(
    question.options.flatMap(({ right: isKey, text }) => (isKey ? [] : [...wordsOf(text)])),
  )
  const shared = [...right].filter((word) => words.has(word) && !wrong.has(word))
  return shared.length === 0 ? [] : [`${question.id}: only the right option repeats "${shared.join('", "')}"`]
}

function wholeFaults(pool: readonly PoolQuestion[]): readonly string[] {
  const single = pool.filter(isSingle)
  const kinds = new Set(pool.map(({ kind }) => kind))
  const applied = pool.filter(({ applies }) => applies)
  const faults: string[] = []
  if (pool.length < MIN_QUESTIONS)
    faults.push(`${pool.length} questions, at least ${MIN_QUESTIONS} are needed`)
  if (kinds.size < MIN_KINDS) faults.push(`${kinds.size} kinds of question, at least ${MIN_KINDS} are needed`)
  if (applied.length * 2 < pool.length)
    faults.push(
      `${applied.length} of ${pool.length} questions apply a rule to a situation: at least half must`,
    )
  const repeated = pool.filter(({ text }, at) => pool.findIndex((other) => other.text === text) < at)
  if (repeated.length > 0) faults.push(`asked twice: ${idsOf(repeated)}`)
  return [...faults, ...longestFaults(single), ...lengthFaults(single), ...positionFaults(single)]
}

export function longestFaults(single: readonly SingleChoice[]): readonly string[] {
  const longest = single.filter(isKeyLongest)
  return longest.length > single.length * MAX_LONGEST_SHARE
    ? [`the right option is the longest in ${longest.length} of ${single.length}: ${idsOf(longest)}`]
    : []
}

/**
 * Ranks by length at which the right option is too often: a person who always picks the second shortest, say, must not
 * pass either. Options of the same length share their ranks, and the right one counts at each of them.
 */
export function lengthFaults(single: readonly SingleChoice[]): readonly string[] {
  const ranks = single.flatMap(ranksOfKey)
  return [...new Set(ranks)].flatMap((rank) => {
    const count = ranks.filter((one) => one === rank).length
    return count > single.length * MAX_RANK_SHARE
      ? [`the right option is number ${rank} by length in ${count} of ${single.length}`]
      : []
  })
}

/** 1 for the longest; several where others are as long. */
function ranksOfKey(question: SingleChoice): readonly number[] {
  const key = rightText(question).length
  const lengths = question.options.map(({ text }) => text.length).toSorted((a, b) => b - a)
  return lengths.flatMap((length, index) => (length === key ? [index + 1] : []))
}

export function positionFaults(single: readonly SingleChoice[]): readonly string[] {
  const places = single.map(({ options }) => options.findIndex(({ right }) => right))
  return [...new Set(places)].flatMap((place) => {
    const count = places.filter((one) => one === place).length
    return count > single.length * MAX_POSITION_SHARE
      ? [`the right option is number ${place + 1} in ${count} of ${single.length}`]
      : []
  })
}

function isSingle(question: PoolQuestion): question is Single {
  return question.kind === 'choice' || question.kind === 'scenario'
}

function isKeyLongest(question: SingleChoice): boolean {
  const key = rightText(question)
  return question.options.every(({ right, text }) => right || text.length <= key.length)
}

function rightText({ options }: SingleChoice): string {
  return options.find(({ right }) => right)?.text ?? ''
}

function textsOf(question: PoolQuestion): readonly string[] {
  if ('options' in question) return question.options.map(({ text }) => text)
  switch (question.kind) {
    case 'order':
      return question.steps.map(({ text }) => text)
    case 'match':
      return [...question.pairs.map(({ right }) => right), ...(question.extra ?? [])]
    case 'point':
      return question.areas.map(({ label }) => label)
    case 'number':
      return []
  }
}

function idsOf(questions: readonly { readonly id: string }[]): string {
  return questions.map(({ id }) => id).join(', ')
}
