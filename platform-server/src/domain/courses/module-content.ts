import type { Exercise, Language } from '@platform/shared-contracts/http'
import { CORE_MODULES, SOURCE_LANGUAGE, TRANSLATIONS } from '@platform/shared-contracts/rules'
import { readModule, readTranslation, type LessonContent, type ModuleContent } from './read-module.ts'

export type { LessonContent, ModuleContent } from './read-module.ts'

/** Each module by language; a language without files is missing. */
const contents = new Map(
  CORE_MODULES.flatMap(({ code }) => {
    const original = readModule(code)
    if (!original) return []
    const translations = TRANSLATIONS.flatMap((language) => readTranslation(original, language) ?? [])
    const byLanguage = [original, ...translations].map((content) => [content.language, content] as const)
    return [[code, { original, byLanguage: new Map(byLanguage) }] as const]
  }),
)
const codes = new Map(
  [...contents].flatMap(([code, { original }]) => original.lessons.map(({ id }) => [id, code] as const)),
)

/** The module in a language; in the source language where it is not translated. */
export function findContent(code: string, language: Language = SOURCE_LANGUAGE): ModuleContent | undefined {
  const content = contents.get(code)
  return content?.byLanguage.get(language) ?? content?.original
}

/** The languages that the module is written in, the source language first; none for a module without content. */
export function languagesOf(code: string): readonly Language[] {
  return [...(contents.get(code)?.byLanguage.keys() ?? [])]
}

/** The lesson with its module; `null` for an id that no lesson has. */
export function findLesson(
  id: string,
  language: Language = SOURCE_LANGUAGE,
): { module: ModuleContent; lesson: LessonContent } | null {
  const module = findContent(codes.get(id) ?? '', language)
  const lesson = module?.lessons.find((one) => one.id === id)
  return module && lesson ? { module, lesson } : null
}

/** The exercise with the code of its module; `null` for an id that no exercise has. */
export function findExercise(id: string): { moduleCode: string; exercise: Exercise } | null {
  for (const [moduleCode, { original }] of contents) {
    const exercise = original.exercises.find((one) => one.id === id)
    if (exercise) return { moduleCode, exercise }
  }
  return null
}

/** Whether a completion of this version has to be repeated. A module without content requires nothing. */
export function mustRetake(code: string, version: string): boolean {
  const content = contents.get(code)?.original
  return content !== undefined && Number(version) < content.retakeFrom
}

/** What `mustRetake` goes by, by module. */
export const retakeVersions = () => [...contents].map(([code, { original }]) => [code, original.retakeFrom])

/** The version that was taught at a moment; before the first one, the first. */
export function versionAt(code: string, at: Date): number {
  const history = contents.get(code)?.original.history ?? []
  const taught = history.findLast(({ date }) => new Date(date) <= at) ?? history[0]
  return taught?.version ?? 1
}
