import type {
  Language,
  PracticeAnswers,
  PracticeResult,
  TenantConfig,
  TrainingModule,
  TrainingModuleDetail,
} from '@platform/shared-contracts/http'
import { catalogOf, courseTitle, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { findContent } from '../domain/courses/module-content.ts'
import outlines from '../domain/courses/outlines.json' with { type: 'json' }
import { questionPool } from '../domain/courses/question-pool.ts'

type Outline = (typeof outlines)[number]

const outlineOf = new Map(outlines.map((outline) => [outline.code, outline]))

type Priced = Pick<TenantConfig, 'prices'>

/** Every course, in the order of the catalog and at the tenant's prices; each says which language it is taught in. */
export function listModules(tenant: Priced, wanted: Language = SOURCE_LANGUAGE): TrainingModule[] {
  return catalogOf(tenant).map((entry) => {
    const { standard, minutes, renewal, lessons } = outlineIn(entry.code, wanted)
    const { language } = languageOf(entry.code, wanted)
    return { ...entry, title: courseTitle(entry, wanted), standard, minutes, renewal, lessons, language }
  })
}

/** `null` for a code that is not in the catalog. */
export function findModule(
  code: string,
  tenant: Priced,
  wanted: Language = SOURCE_LANGUAGE,
): TrainingModuleDetail | null {
  const summary = listModules(tenant, wanted).find((module) => module.code === code)
  if (!summary) return null
  const { facts, practice, note } = outlineIn(code, wanted)
  const questions = practice.map(({ text, options }, index) => ({ id: questionId(index), text, options }))
  return { ...summary, facts, note, practice: questions }
}

function languageOf(code: string, wanted: Language): { readonly language: Language } {
  return { language: findContent(code, wanted)?.language ?? SOURCE_LANGUAGE }
}

/** The outline in a language: its texts are stored next to the lessons, its practice questions in the pool. */
function outlineIn(code: string, language: Language): Outline {
  const outline = requireOutline(code)
  const content = findContent(code, language)
  if (!content?.texts) return outline
  const { standard = outline.standard, renewal, lessons, facts, note } = content.texts
  const idOf = new Map(questionPool(code).map(({ id, text }) => [text, id]))
  const written = new Map(content.questions.map((question) => [question.id, question]))
  return {
    ...outline,
    ...{ standard, renewal, lessons, note },
    facts: outline.facts.map(({ text, cite }, index) => ({ text: facts[index] ?? text, cite })),
    practice: outline.practice.map((question) => {
      const { text, options } = written.get(idOf.get(question.text) ?? '') ?? question
      return { ...question, text, options: [...options] }
    }),
  }
}

/** `null` for a code that is not in the catalog. A question that was left out counts as wrong. */
export function gradePractice(code: string, { answers }: PracticeAnswers): PracticeResult | null {
  const outline = outlineOf.get(code)
  if (!outline) return null
  const questions = outline.practice.map(({ answer, cite }, index) => {
    const id = questionId(index)
    return { id, isRight: answers[id] === answer, answer, cite }
  })
  const correct = questions.filter(({ isRight }) => isRight).length
  return { correct, total: questions.length, questions }
}

function questionId(index: number): string {
  return `q${index + 1}`
}

function requireOutline(code: string): Outline {
  const outline = outlineOf.get(code)
  if (!outline) throw new Error(`The catalog lists ${code}, which has no outline`)
  return outline
}
