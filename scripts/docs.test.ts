import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { projectPlugin } from './lint/plugin.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

test('lists in README exactly the variables that the server reads', () => {
  const settings = readdirSync(join(ROOT, 'platform-server/src/app/config')).filter((name) =>
    /^(config|[a-z]+-settings)\.ts$/.test(name),
  )
  const sources = settings.map((name) => read(`platform-server/src/app/config/${name}`)).join('\n')
  const accepted = [...sources.matchAll(/^ {2}([A-Z][A-Z_]+): z\./gm)].map(([, name]) => name)
  const cells = [...read('README.md').matchAll(/^\| ((?:`[A-Z_]+` )+)/gm)].map(([, cell]) => cell ?? '')
  const documented = cells.flatMap((cell) => cell.match(/[A-Z_]+/g) ?? [])
  expect(documented.sort()).toEqual(accepted.sort())
})

test('names only existing checks in ARCHITECTURE', () => {
  const { forbidden } = createRequire(import.meta.url)('../dependency-cruiser.config.cjs') as {
    forbidden: { name: string }[]
  }
  const known = [
    ...forbidden.map(({ name }) => name),
    ...Object.keys(projectPlugin.rules).map((rule) => `project/${rule}`),
  ]
  const table = read('ARCHITECTURE.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
  const named = table.flatMap((line) =>
    [...line.matchAll(/`((?:project\/)?[a-z]+(?:-[a-z]+)+)`/g)].map(([, name]) => name),
  )
  expect(named.filter((name) => !known.includes(name ?? '') && name !== 'max-lines')).toEqual([])
  expect(named.length).toBeGreaterThan(15)
})

/** Paths of the repository, each folder included. */
function trackedPaths(): string[] {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
  const upTo = (file: string) => file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  return [...new Set(files.flatMap(upTo))]
}

const SOURCE_FILE = /\.(tsx?|mjs|cjs|css|md|ya?ml)$/

/** What is a path: a source file in prose, in a code span or in a link, and a code span below a folder of the root. */
function pathsIn(document: string, folders: readonly string[]): string[] {
  const prose = read(document).replace(/^ *```[^]*?^ *```/gm, '')
  const paths = [...prose.matchAll(/(?<=^|[\s`(])`?(\w[\w.*-]*(?:\/[\w.*-]+)+)\/?(`?)/gm)]
  return paths
    .filter(
      ([, path = '', tick]) => SOURCE_FILE.test(path) || (tick && folders.includes(path.split('/')[0] ?? '')),
    )
    .map(([, path = '']) => path)
}

/** `shared-ui/form`: an entry point of a package. */
function isEntryPoint(span: string, folders: readonly string[]): boolean {
  const [folder = '', ...entry] = span.split('/')
  if (!folders.includes(folder)) return false
  try {
    const { exports = {} } = JSON.parse(read(`${folder}/package.json`)) as { exports?: object }
    return Object.hasOwn(exports, `./${entry.join('/')}`)
  } catch {
    return false
  }
}

test('names only existing paths in README, ARCHITECTURE, SECURITY and the decisions', () => {
  const known = trackedPaths()
  const folders = known.filter((path) => !path.includes('/'))
  const exists = (span: string) => {
    const end = span.replaceAll('.', '\\.').replaceAll('*', '[^/]*')
    const pattern = new RegExp(`(^|/)${end}$`)
    return known.some((path) => pattern.test(path)) || isEntryPoint(span, folders)
  }
  const decisions = readdirSync(join(ROOT, 'decisions')).map((name) => `decisions/${name}`)
  const named = ['README.md', 'ARCHITECTURE.md', 'SECURITY.md', ...decisions].flatMap((document) =>
    pathsIn(document, folders).map((span) => ({ document, span })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ span }) => !exists(span))).toEqual([])
})
