import { createHash } from 'node:crypto'
import type { ModuleContent } from '../read-module.ts'
import type { WrittenPoint } from './content-review.ts'

const KEY_LENGTH = 32
const QUESTION = /\bq\d+\b/g

type About = Pick<ModuleContent, 'code' | 'practice' | 'questions' | 'lessons'>

/**
 * Names a point by its words and by the questions and lessons that it is about: a check of it counts for as long as
 * these say the same. A point that names none is about the whole module.
 */
export function pointKey(content: About, point: WrittenPoint): string {
  const { where, cite } = point
  const key = known.get(point) ?? digestOf([where, cite, aboutOf(content, where)])
  known.set(point, key)
  return key
}

/** Content is read once, when the server starts. */
const known = new WeakMap<WrittenPoint, string>()

function digestOf(said: unknown): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, KEY_LENGTH)
}

function aboutOf({ code, practice, questions: graded, lessons }: About, where: string): unknown {
  const questions = [...practice, ...graded]
  const ids = new Set((where.match(QUESTION) ?? []).map((name) => `${code}-${name}`))
  const named = questions.filter(({ id }) => ids.has(id))
  const taught = lessons.filter(({ id }) => names(where, id.slice(code.length + 1)))
  if (named.length + taught.length === 0) return [questions, lessons.map(saysOf)]
  return [named, taught.map(saysOf)]
}

/** The name of a lesson, not as a part of another word. */
function names(where: string, lesson: string): boolean {
  return ` ${where.replaceAll(/[,;]/g, ' ')} `.replaceAll(/ \d+-/g, ' ').includes(` ${lesson} `)
}

/** Without what is computed, such as minutes. */
function saysOf({ title, blocks, check }: ModuleContent['lessons'][number]): unknown {
  return [title, blocks, check]
}
