import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../decisions')
const MAX_LINES = 40
const SECTIONS = ['Context.', 'Decision.', 'Alternatives.', 'Consequences.', 'Revisit when']

const files = readdirSync(FOLDER).sort()
const decisions = files.map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }))

const testFiles = new Set(
  globSync('{e2e,host-shell,platform-server,remote-*,scripts,shared-*}/**/*.{test,spec}.{ts,tsx}', {
    cwd: join(FOLDER, '..'),
    exclude: ['**/node_modules/**'],
  }).map((file) => basename(file)),
)

test('every decision has its own number', () => {
  const numbers = files.map((name) => name.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

describe.each(decisions)('$file', ({ file, text }) => {
  const lines = text.trimEnd().split('\n')

  it('starts with its number, its title and its month', () => {
    expect(file).toMatch(/^\d{4}(-[a-z0-9]+)+\.md$/)
    expect(lines[0]).toMatch(new RegExp(`^# ${file.slice(0, 4)} "?[A-Za-z]`))
    expect(lines[2]).toMatch(/^(Month and year|[A-Z][a-z]+ 20\d\d)\./)
  })

  it(`has the five sections in their order, in at most ${MAX_LINES} lines`, () => {
    const headings = [...text.matchAll(/^\*\*([^*]+)\*\*/gm)].map(([, heading = '']) => heading)
    expect(headings.filter((heading) => SECTIONS.includes(heading))).toEqual(SECTIONS)
    expect(lines.length).toBeLessThanOrEqual(MAX_LINES)
  })

  it('names tests that exist', () => {
    const named = [...text.matchAll(/(?<![\w.*/-])(?:[\w-]+\/)*([\w-][\w.-]*\.(?:test|spec)\.tsx?)/g)]
    expect(named.map(([, name = '']) => name).filter((name) => !testFiles.has(name))).toEqual([])
  })

  it('links to files that exist', () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target)
    expect(targets.filter((target) => !existsSync(join(FOLDER, target)))).toEqual([])
  })
})
