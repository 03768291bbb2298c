import { verbatim } from '@platform/shared-contracts/http'
import { z } from 'zod/mini'
import type { Language } from '@platform/shared-contracts/http'
import { CORE_MODULES, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { ProblemError } from '../../lib/problem.ts'
import { studyTime } from '../../domain/courses/study-time.rule.ts'
import { findContent, findLesson, type ModuleContent } from '../../domain/courses/module-content.ts'

/** The parameters of a path of a module, and of a lesson. */
export const ofModule = z.object({ code: verbatim(20) })
export const ofLesson = z.object({ id: verbatim(64) })

const NOTHING: Omit<ModuleContent, 'code'> = {
  ...{ language: SOURCE_LANGUAGE, version: 1, retakeFrom: 1, texts: null },
  ...{ history: [], questions: [], practice: [], exercises: [], lessons: [], study: studyTime([], 0) },
  review: null,
}

/** In a language, or in English if there is no translation; a module without lessons yet has an empty outline. */
export function requireContent(code: string, language?: Language): ModuleContent {
  const content = findContent(code, language)
  if (content) return content
  if (CORE_MODULES.some((module) => module.code === code)) return { ...NOTHING, code }
  throw new ProblemError(404, 'module-not-found')
}

export function requireLesson(id: string, language?: Language) {
  const opened = findLesson(id, language)
  if (!opened) throw new ProblemError(404, 'lesson-not-found')
  return opened
}
