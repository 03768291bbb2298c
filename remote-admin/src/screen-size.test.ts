import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(import.meta.dirname, 'notices')

// decisions/0155: what the kit promises of a screen with list, filters, form and removal.
it('a whole new screen takes at most 100 lines, without its texts and tests', () => {
  const files = globSync('*.{ts,tsx}', { cwd: FOLDER }).filter((file) => !file.includes('.test.'))
  const lines = files.flatMap((file) => readFileSync(path.join(FOLDER, file), 'utf8').trimEnd().split('\n'))
  expect(files).toHaveLength(4)
  expect(lines.length).toBeLessThanOrEqual(100)
})
