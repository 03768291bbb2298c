import type { PoolQuestion } from './question-file.ts'

const SAME_IN_ALL_LANGUAGES: ReadonlySet<string> = new Set(['id', 'kind', 'cfr', 'lesson', 'figure'])

/** What a question and its translation share: everything but the texts, the right answers included. */
export function questionStructure(question: PoolQuestion): string {
  return JSON.stringify(question, (key, value: unknown) =>
    typeof value === 'string' && !SAME_IN_ALL_LANGUAGES.has(key) ? '' : value,
  )
}
