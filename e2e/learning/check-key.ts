import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const CONTENT = path.resolve(import.meta.dirname, '../../platform-server/src/domain/courses/content')

/** Every right option of the checks in the lessons of a course. */
export function checkKey(code: string): ReadonlySet<string> {
  const folder = path.join(CONTENT, code)
  const lessons = readdirSync(folder).filter((file) => file.endsWith('.md'))
  const right = lessons.flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(/^- \[x\] (.+)$/gm),
  ])
  return new Set(right.map(([, option]) => option ?? ''))
}
