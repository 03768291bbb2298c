/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseConfig } from '@platform/remote-kit/webpack'
import webpack from 'webpack'
import { ServiceWorkerPlugin } from './service-worker-plugin.ts'

jest.setTimeout(120_000)

const LOADER = join(import.meta.dirname, '../remote-kit/src/webpack/testing/changing-loader.cjs')
let folder: string

beforeEach(() => {
  const cache = join(import.meta.dirname, '../.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'worker-'))
  writeFileSync(join(folder, 'page.js'), '')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A page without anything, with the shell's own worker. */
function build(rules: readonly webpack.RuleSetRule[] = []): Promise<webpack.StatsCompilation> {
  const base = baseConfig({ dir: import.meta.dirname, salt: 'shell', isDevelopment: false })
  base.module?.rules?.push(...rules)
  return new Promise((resolve, reject) => {
    const config: webpack.Configuration = {
      mode: 'production',
      entry: join(folder, 'page.js'),
      output: { path: folder },
      plugins: [new ServiceWorkerPlugin(base)],
    }
    webpack(config, (error, stats) => {
      if (error) reject(error)
      else resolve(stats?.toJson({ all: false, errors: true, assets: true }) ?? {})
    })
  })
}

it('adds the worker as one file that is named by its content', async () => {
  const { errors, assets } = await build()
  expect(errors).toEqual([])
  expect(assets?.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^service-worker\.[0-9a-f]{8}\.js$/),
  )
})

it('fails when a loader changes a package that the worker consists of', async () => {
  const { errors } = await build([{ test: /workbox-routing/, loader: LOADER }])
  expect(errors?.map(({ message }) => message).join()).toMatch(
    /workbox-routing.* was changed during the build/,
  )
})
