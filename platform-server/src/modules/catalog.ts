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
import { studyOf } from '../domain/courses/quiz-source.ts'
import { toQuizQuestion } from '../domain/courses/to-quiz-question.rule.ts'
import { countRight, knownAnswers } from '../domain/questions/grading.rule.ts'
import { reviewPaper, withoutKey } from '../domain/questions/review.rule.ts'
import type { PaperQuestion } from '../lib/data/schema/training/quizzes.ts'

type Outline = (typeof outlines)[number]

const outlineOf = new Map(outlines.map((outline) => [outline.code, outline]))

type Priced = Pick<TenantConfig, 'prices'>

/** Every course, in the order of the catalog and at the tenant's prices; each says which language it is taught in. */
export function listModules(tenant: Priced, wanted: Language = SOURCE_LANGUAGE): TrainingModule[] {
  return catalogOf(tenant).map((entry) => {
    const { standard, renewal, lessons } = outlineIn(entry.code, wanted)
    const { minutes } = studyOf(entry.code)
    const { language } = languageOf(entry.code, wanted)
    return { ...entry, title: courseTitle(entry, wanted), standard, minutes, renewal, lessons, language }
  })
}

/** Without its review, which is the tenant's. `null` for a code that is not in the catalog. */
export function findModule(
  code: string,
  tenant: Priced,
  wanted: Language = SOURCE_LANGUAGE,
): TrainingModuleDetail | null {
  const summary = listModules(tenant, wanted).find((module) => module.code === code)
  if (!summary) return null
  const { facts, note } = outlineIn(code, wanted)
  const study = studyOf(code)
  return { ...summary, facts, note, study, practice: withoutKey(practiceOf(code, wanted)) }
}

function languageOf(code: string, wanted: Language): { readonly language: Language } {
  return { language: findContent(code, wanted)?.language ?? SOURCE_LANGUAGE }
}

/** The outline in a language: its texts are stored next to the lessons. */
function outlineIn(code: string, language: Language): Outline {
  const outline = requireOutline(code)
  const content = findContent(code, language)
  if (!content?.texts) return outline
  const { standard = outline.standard, renewal, lessons, facts, note } = content.texts
  return {
    ...outline,
    ...{ standard, renewal, lessons, note },
    facts: outline.facts.map(({ text, cite }, index) => ({ text: facts[index] ?? text, cite })),
  }
}

/** `null` for a code that is not in the catalog. A question that was left out counts as wrong. */
export function gradePractice(
  code: string,
  { answers }: PracticeAnswers,
  language: Language = SOURCE_LANGUAGE,
): PracticeResult | null {
  if (!outlineOf.has(code)) return null
  const paper = practiceOf(code, language)
  const known = knownAnswers(paper, answers)
  return {
    correct: countRight(paper, known),
    total: paper.length,
    questions: reviewPaper(paper, known, true),
  }
}

function practiceOf(code: string, language: Language): readonly PaperQuestion[] {
  const practice = findContent(code, language)?.practice ?? []
  return practice.map((question, index) => ({ ...toQuizQuestion(code, question), id: `q${index + 1}` }))
}

function requireOutline(code: string): Outline {
  const outline = outlineOf.get(code)
  if (!outline) throw new Error(`The catalog lists ${code}, which has no outline`)
  return outline
}
