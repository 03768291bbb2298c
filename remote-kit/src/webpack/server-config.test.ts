import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import { serverConfig } from '../lib/compiler/server-config.ts'
import { moduleRules } from './module-rules.ts'

jest.setTimeout(120_000)

const ROOT = join(import.meta.dirname, '../../..')
const LOADER = join(import.meta.dirname, 'testing/changing-loader.cjs')
let dir: string

beforeEach(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  dir = mkdtempSync(join(ROOT, '.cache/server-'))
  symlinkSync(join(ROOT, 'remote-learner/node_modules'), join(dir, 'node_modules'))
  writeFileSync(join(dir, 'entry.ts'), `export { get } from 'idb-keyval'\nexport { useState } from 'react'\n`)
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

function build(rules: readonly webpack.RuleSetRule[] = []): Promise<string> {
  const own = moduleRules({ dir, salt: 'field', isDevelopment: false, isServer: true })
  const config = serverConfig({ dir, salt: 'field', entry: './entry.ts', shared: ['react'], rules: own }, dir)
  config.module?.rules?.push(...rules)
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error)
      else resolve(stats?.toString({ all: false, errors: true }) ?? '')
    })
  })
}

it('bundles packages as published and leaves shared ones to the host', async () => {
  expect(await build()).toBe('')
  const bundle = readFileSync(join(dir, 'server.cjs'), 'utf8')
  expect(bundle).toContain('idb-keyval')
  expect(bundle).toContain('require("react")')
})

it('fails when a loader changes a package', async () => {
  expect(await build([{ test: /idb-keyval/, loader: LOADER }])).toMatch(
    /idb-keyval.* was changed during the build/,
  )
})
