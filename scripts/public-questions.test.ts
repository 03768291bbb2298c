import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run/paths.ts'

interface Question {
  readonly id: string
  readonly text: string
  /** A scenario's text is the same in many: "What do you do?" */
  readonly situation?: string
}

const CONTENT = 'platform-server/src/domain/courses/content'
/** What anyone reads without an account: practice, pages and landing quizzes, posts, and papers to print. */
const PUBLIC = [
  `${CONTENT}/IC*/{practice.json,*/practice.json}`,
  'platform-server/src/domain/courses/outlines.json',
  'platform-server/src/{blog,resources}/**/*.{md,ts,json}',
  'remote-public/src/**/*.{ts,tsx}',
]

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')
/** Without accents, marks and line ends, as a person compares. */
const plain = (text: string) =>
  ` ${
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.join(' ') ?? ''
  } `

const pools = globSync(`${CONTENT}/IC*/{questions.json,*/questions.json}`, { cwd: ROOT })
const graded = pools.flatMap((file) =>
  (JSON.parse(textOf(file)) as readonly Question[]).map(({ id, text, situation = text }) => ({
    id,
    wording: plain(situation),
  })),
)
function repeated(page: string): readonly string[] {
  const written = plain(page)
  return graded.filter(({ wording }) => written.includes(wording)).map(({ id }) => id)
}

it('finds a question of a pool in a page, whatever its marks', () => {
  const [{ text, id }] = JSON.parse(textOf(pools[0]!)) as [Question]
  expect(repeated(`question: '${text.toUpperCase().replaceAll(' ', '\n')}',`)).toContain(id)
})

it('shows the public no question of a graded pool', () => {
  const files = globSync(PUBLIC, { cwd: ROOT })
  expect(files.length).toBeGreaterThan(100)
  const found = files.map((file) => [file, repeated(textOf(file))] as const)
  expect(found.filter(([, ids]) => ids.length > 0)).toEqual([])
})
