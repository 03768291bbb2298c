import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run/paths.ts'

const TABLE = 'e2e/SPECIFICATION.md'
const NAMED = /`([^`]+)` › `([^`]+)`/g

const named = [...readFileSync(join(ROOT, TABLE), 'utf8').matchAll(NAMED)].map(
  ([, file = '', name = '']) => ({ file, name }),
)

/** As the source writes it: with its quotes, and with a template's or table's placeholders as they stand. */
function declares(source: string, name: string): boolean {
  return [`'${name}'`, `"${name}"`, `\`${name}\``].some((text) => source.includes(text))
}

test('names only existing tests in the table', () => {
  expect(named.length).toBeGreaterThan(100)
  const missing = named.filter(
    ({ file, name }) =>
      !existsSync(join(ROOT, file)) || !declares(readFileSync(join(ROOT, file), 'utf8'), name),
  )
  expect(missing).toEqual([])
})
