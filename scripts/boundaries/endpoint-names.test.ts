/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const ENDPOINT = /^\s+(\w+): build\.(?:query|mutation|infiniteQuery)\b/gm

function endpointNames(remote: string): readonly string[] {
  return globSync(`${remote}/src/**/*.api.ts`, { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(ENDPOINT)].map(([, name = '']) => name),
  )
}

// RTK Query ignores the second endpoint of a name: its screen would show the rows of the first.
test.each(['remote-admin', 'remote-learner'])('every endpoint of %s has a name of its own', (remote) => {
  const names = endpointNames(remote)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
