import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run/paths.ts'

const CONTENT = 'platform-server/src/domain/courses/content'
const DRAWINGS = 'remote-learner/src/domain/figure'

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

const lessons = globSync(`${CONTENT}/IC*/{*,*/*}.md`, { cwd: ROOT }).sort()
const shown = new Map(
  lessons.map((file) => [file, namesIn(textOf(file), /^!\[[^\]]+\]\(figure:([^ )]+)/gm)] as const),
)
const inQuestions = globSync(`${CONTENT}/IC*/questions.json`, { cwd: ROOT }).flatMap((file) =>
  namesIn(textOf(file), /"figure": "([^"]+)"/g),
)
/** What the page knows, by its list of sizes: the compiler compares the lists with the drawings. */
const figures = globSync(`${DRAWINGS}/*/*-sizes.ts`, { cwd: ROOT }).flatMap((file) =>
  namesIn(textOf(file), /^ {2}'?([a-z0-9-]+)'?: \{/gm),
)

it('finds the lessons and the drawings', () => {
  expect(lessons.length).toBeGreaterThan(100)
  expect(figures.length).toBeGreaterThan(10)
})

it('draws every figure that a lesson or a question names, under a name of its own', () => {
  const named = [...[...shown.values()].flat(), ...inQuestions]
  expect(named.filter((name) => !figures.includes(name))).toEqual([])
  expect(figures.filter((name, at) => figures.indexOf(name) !== at)).toEqual([])
})

it('shows every drawing in a lesson', () => {
  const named = new Set([...shown.values()].flat())
  expect(figures.filter((name) => !named.has(name))).toEqual([])
})

it('has a drawing in every lesson of every language', () => {
  const without = [...shown].filter(([, names]) => names.length === 0).map(([file]) => file)
  expect(without).toEqual([])
})
