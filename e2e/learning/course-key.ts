import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'

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
export function courseKey(code: string, language: Language = SOURCE_LANGUAGE): CourseKey {
  const file = path.join(CONTENT, code, language === SOURCE_LANGUAGE ? '' : language, 'questions.json')
  const questions = JSON.parse(readFileSync(file, 'utf8')) as readonly KeyedQuestion[]
  return new Map(questions.map((question) => [question.text, question]))
}
