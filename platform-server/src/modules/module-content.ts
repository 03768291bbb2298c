import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { z } from 'zod/mini'
import { parseLesson } from './lesson-markdown.ts'
import { minimumSeconds } from './reading-pace.rule.ts'

const FOLDER = path.resolve(import.meta.dirname, 'content')
const line = z.string().check(z.minLength(1))

const Question = z
  .object({
    id: line,
    text: line,
    options: z.array(line).check(z.minLength(2), z.maxLength(6)),
    correct: z.int().check(z.gte(0)),
    explanation: line,
    cfr: line,
  })
  .check(z.refine(({ options, correct }) => correct < options.length, 'the right option does not exist'))

const LessonFile = z.object({
  title: line,
  minutes: z.int().check(z.gte(1), z.lte(60)),
  check: z.array(Question).check(z.minLength(1)),
})

/**
 * content/<CODE>/module.json. A completion of `retakeFrom` or later counts; raise both numbers when a change of the
 * content asks people to take the module again, `version` alone when it does not.
 */
const ModuleFile = z
  .object({
    version: z.int().check(z.gte(1)),
    retakeFrom: z.int().check(z.gte(1)),
    /** Name of the lesson that everyone may read. */
    sample: line,
    history: z.array(z.object({ version: z.int(), date: z.iso.date(), summary: line })).check(z.minLength(1)),
  })
  .check(z.refine(({ version, retakeFrom }) => retakeFrom <= version, 'retakeFrom is later than version'))

/** One module as it is taught: its files are the source, and are read once, when the server starts. */
export type ModuleContent = NonNullable<ReturnType<typeof readModule>>
export type LessonContent = ModuleContent['lessons'][number]

const contents = new Map(
  CORE_MODULES.flatMap(({ code }) => {
    const content = readModule(code)
    return content ? [[code, content] as const] : []
  }),
)
const lessons = new Map(
  [...contents.values()].flatMap((content) => content.lessons.map((lesson) => [lesson.id, lesson] as const)),
)

export function findContent(code: string): ModuleContent | undefined {
  return contents.get(code)
}

/** The lesson with its module; `null` for an id that no lesson has. */
export function findLesson(id: string): { module: ModuleContent; lesson: LessonContent } | null {
  const lesson = lessons.get(id)
  const module = lesson && contents.get(lesson.code)
  return module ? { module, lesson } : null
}

function readModule(code: string) {
  const folder = path.join(FOLDER, code)
  if (!existsSync(folder)) return null
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const { version, retakeFrom, sample } = parsed(ModuleFile, JSON.parse(read('module.json')), code)
  const questions = parsed(z.array(Question), JSON.parse(read('questions.json')), code)
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const lessons = names.sort().map((name) => readLesson(code, name, read(name), sample))
  if (!lessons.some(({ isSample }) => isSample)) throw new Error(`${code}: no lesson is called ${sample}`)
  return { code, version, retakeFrom, questions, lessons }
}

/** `2-inspecting.md` of IC0110 is the lesson `IC0110-inspecting`: it keeps its name when the order changes. */
function readLesson(code: string, fileName: string, file: string, sample: string) {
  const name = fileName.replace(/^\d+-|\.md$/g, '')
  const id = `${code}-${name}`
  const { blocks, ...rest } = parseLesson(id, file)
  const { title, minutes, check } = parsed(LessonFile, rest, id)
  return {
    id,
    code,
    title,
    minutes,
    minimumSeconds: minimumSeconds(blocks),
    isSample: name === sample,
    blocks,
    check,
  }
}

function parsed<Schema extends z.core.$ZodType>(schema: Schema, value: unknown, where: string) {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new Error(`The content of ${where} cannot be used:\n${z.prettifyError(result.error)}`)
}
