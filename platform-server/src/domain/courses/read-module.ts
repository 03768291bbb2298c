import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Exercise, Language, StudyTime } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { z } from 'zod/mini'
import { QUESTIONS_PER_ATTEMPT } from '../questions/questions-per-attempt.rule.ts'
import { parsed, readJson } from './content-file.ts'
import { parseLesson } from './lesson-markdown.ts'
import { readExercises, readExerciseTexts } from './exercises/read-exercises.ts'
import { PracticeFile, QuestionFile, type PoolQuestion, type PracticeQuestion } from './question-file.ts'
import { minimumSeconds } from './reading-pace.rule.ts'
import { readReview, type WrittenReview } from './review/content-review.ts'
import { lessonMinutes, studyTime } from './study-time.rule.ts'
import { translationFaults } from './translation-faults.rule.ts'

const FOLDER = path.resolve(import.meta.dirname, 'content')
const line = z.string().check(z.minLength(1))

const CheckFile = z
  .object({
    id: line,
    text: line,
    options: z.array(z.object({ text: line, why: z.string() })).check(z.minLength(2), z.maxLength(6)),
    correct: z.int().check(z.gte(0)),
    explanation: line,
    cfr: line,
  })
  .check(z.refine(({ options, correct }) => correct < options.length, 'the correct option does not exist'))

const LessonFile = z.object({
  settings: z.strictObject({ title: line }, 'has more than a title; minutes are computed'),
  check: z.array(CheckFile).check(z.minLength(1)),
})

/** Names of the lessons whose text changed: all of them where it is left out, an empty list where only questions did. */
const ChangeFile = z.object({
  version: z.int(),
  date: z.iso.date(),
  summary: line,
  lessons: z.optional(z.array(line)),
})

/**
 * content/<CODE>/module.json. A completion of `retakeFrom` or later counts; raise both numbers when a change of the
 * content requires people to take the module again, `version` alone when it does not.
 */
const ModuleFile = z
  .object({
    version: z.int().check(z.gte(1)),
    retakeFrom: z.int().check(z.gte(1)),
    /** Name of the lesson that everyone may read. */
    sample: line,
    /** What each version changed, for learners who took an earlier one; oldest first, none left out. */
    history: z.array(ChangeFile).check(z.minLength(1)),
  })
  .check(
    z.refine(({ version, retakeFrom }) => retakeFrom <= version, 'retakeFrom is later than version'),
    z.refine(
      ({ version, history }) => history.at(-1)?.version === version,
      'history does not end with version',
    ),
    z.refine(
      ({ history }) => history.every((change, index) => change.version === index + 1),
      'history does not say what each version changed',
    ),
  )

/** content/<CODE>/<language>/module.json: the texts of outlines.json and the version history, in the same order. */
const TranslationFile = z.object({
  title: line,
  summary: line,
  /** Where the original has words between the numbers. */
  standard: z.optional(line),
  renewal: line,
  lessons: z.array(line),
  facts: z.array(line),
  note: z.string(),
  history: z.array(line),
})
export type ModuleTexts = z.infer<typeof TranslationFile>

export interface VersionNote {
  readonly version: number
  readonly date: string
  readonly summary: string
  /** Ids of the lessons whose text changed; all of them where it is left out. */
  readonly lessons?: readonly string[]
}

/** One module in one language: its files are the source, and are read once, when the server starts. */
export interface ModuleContent {
  readonly code: string
  readonly language: Language
  readonly version: number
  readonly retakeFrom: number
  readonly history: readonly VersionNote[]
  /** Of the quiz. */
  readonly questions: readonly PoolQuestion[]
  /** Shown to everyone with their answers, and in no quiz. */
  readonly practice: readonly PracticeQuestion[]
  readonly exercises: readonly Exercise[]
  readonly lessons: readonly LessonContent[]
  /** The same in every language, and what it is computed from. */
  readonly study: StudyTime
  /** The same in every language; `null` for a module without content. */
  readonly review: WrittenReview | null
  /** `null` in the source language, whose texts are in outlines.json. */
  readonly texts: ModuleTexts | null
}
export type LessonContent = ReturnType<typeof readLesson>

/**
 * One module from its folder, in the source language; `null` where there is none.
 *
 * Errors  throws, naming the file and the field that cannot be used.
 */
export function readModule(code: string, contentFolder: string = FOLDER): ModuleContent | null {
  const folder = path.join(contentFolder, code)
  if (!existsSync(folder)) return null
  const settings = parsed(ModuleFile, readJson(folder, 'module.json', code), `${code}/module.json`)
  const { version, retakeFrom, sample } = settings
  const exercises = readExercises(code, folder)
  const lessons = readLessons({ folder, code, sample, exercises })
  if (!lessons.some(({ isSample }) => isSample))
    throw new Error(`${code}/module.json: there is no lesson ${sample}`)
  const history = settings.history.map((change) => toVersionNote(code, change, lessons))
  const taught = {
    ...readQuestions(folder, code),
    exercises,
    lessons,
    study: studyTime(lessons, QUESTIONS_PER_ATTEMPT),
    review: readReview(folder, code),
  }
  return { code, language: SOURCE_LANGUAGE, version, retakeFrom, history, texts: null, ...taught }
}

/**
 * The module in another language; `null` if there is no translation. Errors: throws if the translation's structure
 * differs from its original (translation-faults.rule.ts).
 */
export function readTranslation(
  original: ModuleContent,
  language: Language,
  contentFolder: string = FOLDER,
): ModuleContent | null {
  const { code } = original
  const folder = path.join(contentFolder, code, language)
  if (!existsSync(folder)) return null
  const where = `${code}/${language}`
  const texts = parsed(TranslationFile, readJson(folder, 'module.json', where), `${where}/module.json`)
  const sample = original.lessons.find(({ isSample }) => isSample)
  const exercises = readExerciseTexts(original, folder, where)
  const lessons = readLessons({ folder, code, sample: sample?.id.slice(code.length + 1) ?? '', exercises })
  const history = original.history.map((change, at) => ({
    ...change,
    summary: texts.history[at] ?? change.summary,
  }))
  const translation = {
    ...original,
    language,
    texts,
    history,
    ...readQuestions(folder, where),
    exercises,
    lessons,
  }
  const faults = translationFaults(original, translation)
  if (faults.length > 0)
    throw new Error(`The content of ${where} does not have the structure of its original: ${faults[0]}`)
  // A lesson requires the same time in either language.
  const timed = lessons.map((lesson, at) => ({
    ...lesson,
    minimumSeconds: original.lessons[at]?.minimumSeconds ?? lesson.minimumSeconds,
    minutes: original.lessons[at]?.minutes ?? lesson.minutes,
  }))
  return { ...translation, lessons: timed }
}

function toVersionNote(
  code: string,
  { lessons: names, ...change }: z.infer<typeof ChangeFile>,
  lessons: readonly LessonContent[],
): VersionNote {
  if (!names) return change
  const ids = names.map((name) => `${code}-${name}`)
  const unknown = ids.find((id) => !lessons.some((lesson) => lesson.id === id))
  if (unknown) throw new Error(`${code}/module.json: version ${change.version} names no lesson: ${unknown}`)
  return { ...change, lessons: ids }
}

function readQuestions(folder: string, where: string): Pick<ModuleContent, 'questions' | 'practice'> {
  const file = readJson(folder, 'questions.json', where)
  const practice = readJson(folder, 'practice.json', where)
  return {
    questions: parsed(QuestionFile, file, `${where}/questions.json`),
    practice: parsed(PracticeFile, practice, `${where}/practice.json`),
  }
}

interface LessonsOf {
  readonly folder: string
  readonly code: string
  readonly sample: string
  readonly exercises: readonly Exercise[]
}

function readLessons({ folder, code, sample, exercises }: LessonsOf): LessonContent[] {
  const byName = new Map(exercises.map((exercise) => [exercise.id.slice(code.length + 1), exercise]))
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => {
    const parts = parseLesson(lessonId(code, name), readFileSync(path.join(folder, name), 'utf8'), byName)
    return readLesson(code, name, parts, sample)
  })
}

/** `2-inspecting.md` of IC0110 is the lesson `IC0110-inspecting`: it keeps its name when the order changes. */
function lessonId(code: string, fileName: string): string {
  return `${code}-${fileName.replace(/^\d+-|\.md$/g, '')}`
}

function readLesson(
  code: string,
  fileName: string,
  { blocks, ...rest }: ReturnType<typeof parseLesson>,
  sample: string,
) {
  const id = lessonId(code, fileName)
  const { settings, check } = parsed(LessonFile, rest, `${code}/${fileName}`)
  return {
    id,
    code,
    title: settings.title,
    minutes: lessonMinutes({ blocks, check }),
    minimumSeconds: minimumSeconds(blocks),
    isSample: id === `${code}-${sample}`,
    blocks,
    check,
  }
}
