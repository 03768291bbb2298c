import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KIT_PACKAGES } from './pack-kit.ts'
import { ROOT } from '../run/paths.ts'

interface Manifest {
  readonly exports: Readonly<Record<string, string>>
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> }
}

it.each(KIT_PACKAGES)('publishes every entry point of %s that this repository uses', (name) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')) as Manifest
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports))
})
