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
    /** What each version changed, for who took an earlier one; oldest first. */
    history: z.array(z.object({ version: z.int(), date: z.iso.date(), summary: line })).check(z.minLength(1)),
  })
  .check(
    z.refine(({ version, retakeFrom }) => retakeFrom <= version, 'retakeFrom is later than version'),
    z.refine(
      ({ version, history }) => history.at(-1)?.version === version,
      'history does not end with version',
    ),
  )

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

/** Whether what was completed at this version has to be taken again. A module without content asks for nothing. */
export function mustRetake(code: string, version: string): boolean {
  const content = contents.get(code)
  return content !== undefined && Number(version) < content.retakeFrom
}

/** The version that was taught at a moment; before the first one, the first. */
export function versionAt(code: string, at: Date): number {
  const history = contents.get(code)?.history ?? []
  const taught = history.findLast(({ date }) => new Date(date) <= at) ?? history[0]
  return taught?.version ?? 1
}

/**
 * One module from its folder; `null` where there is none.
 *
 * Errors  throws, naming the file and the field that cannot be used.
 */
export function readModule(code: string, contentFolder: string = FOLDER) {
  const folder = path.join(contentFolder, code)
  if (!existsSync(folder)) return null
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const readJson = (name: string) => parsedJson(read(name), `${code}/${name}`)
  const settings = parsed(ModuleFile, readJson('module.json'), `${code}/module.json`)
  const { version, retakeFrom, sample, history } = settings
  const questions = parsed(z.array(Question), readJson('questions.json'), `${code}/questions.json`)
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const lessons = names.sort().map((name) => readLesson(code, name, read(name), sample))
  if (!lessons.some(({ isSample }) => isSample))
    throw new Error(`${code}/module.json: no lesson is called ${sample}`)
  return { code, version, retakeFrom, history, questions, lessons }
}

/** `2-inspecting.md` of IC0110 is the lesson `IC0110-inspecting`: it keeps its name when the order changes. */
function readLesson(code: string, fileName: string, file: string, sample: string) {
  const name = fileName.replace(/^\d+-|\.md$/g, '')
  const id = `${code}-${name}`
  const { blocks, ...rest } = parseLesson(id, file)
  const { title, minutes, check } = parsed(LessonFile, rest, `${code}/${fileName}`)
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

function parsedJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${where} is no JSON`, { cause })
  }
}

function parsed<Schema extends z.core.$ZodType>(schema: Schema, value: unknown, where: string) {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new Error(`${where} cannot be used:\n${z.prettifyError(result.error)}`)
}
