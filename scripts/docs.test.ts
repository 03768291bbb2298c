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

test('gives every decision its own number', () => {
  const numbers = readdirSync(join(ROOT, 'decisions')).map((name) => name.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})
