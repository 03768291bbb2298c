import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRemote } from './read-remote.ts'

const listing = {
  id: 'field-work',
  contract: '^2.0.0',
  routes: [{ path: '/field', chunk: 'field' }],
  nav: [],
}
let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'remote-'))
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ version: '1.2.3' }))
})
afterEach(() => rmSync(dir, { recursive: true }))

function listed(change: object): string {
  writeFileSync(join(dir, 'remote.json'), JSON.stringify({ ...listing, ...change }))
  return dir
}

it('reads the listing and version and derives a container name that is an identifier', () => {
  expect(readRemote(listed({}))).toEqual({ listing, version: '1.2.3', container: 'remote_field_work' })
})

it.each([
  ['an unknown field', { color: 'red' }, 'remote.json does not match the contract'],
  ['a route without a chunk', { routes: [{ path: '/field' }] }, 'routes.0.chunk'],
  ['the same path twice', { routes: [listing.routes[0], listing.routes[0]] }, 'route /field is listed twice'],
  ['another contract', { contract: '^3.0.0' }, 'needs contract ^3.0.0'],
])('refuses a listing with %s, and says so', (_, change, message) => {
  expect(() => readRemote(listed(change))).toThrow(message)
})
