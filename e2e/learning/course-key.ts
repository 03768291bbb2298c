import { readFileSync } from 'node:fs'
import path from 'node:path'

const CONTENT = path.resolve(import.meta.dirname, '../../platform-server/src/domain/courses/content')

interface Option {
  readonly text: string
  readonly right?: true
}

/** What a test needs of a question in a course's file. */
export type KeyedQuestion = { readonly text: string } & (
  | { readonly kind: 'choice' | 'scenario' | 'multiple'; readonly options: readonly Option[] }
  | { readonly kind: 'order'; readonly steps: readonly Option[] }
  | { readonly kind: 'match'; readonly pairs: readonly { readonly left: string; readonly right: string }[] }
  | { readonly kind: 'number'; readonly answer: number }
  | { readonly kind: 'point'; readonly areas: readonly { readonly label: string; readonly right?: true }[] }
)

/** By the text of the question. */
export type CourseKey = ReadonlyMap<string, KeyedQuestion>

/** The questions of a course with their keys. Read from the course's own files, since the server never reveals them. */
export function courseKey(code: string, language: 'en' | 'es' = 'en'): CourseKey {
  const file = path.join(CONTENT, code, language === 'en' ? '' : language, 'questions.json')
  const questions = JSON.parse(readFileSync(file, 'utf8')) as readonly KeyedQuestion[]
  return new Map(questions.map((question) => [question.text, question]))
}
