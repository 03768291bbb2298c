import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Compiler, Configuration } from 'webpack'
import { runBundler } from '../lib/compiler/run-bundler.ts'
import { STANDALONE_PAGE } from '../lib/release/describe-release.ts'
import { baseConfig, type BaseConfigOptions } from './base-config.ts'
import { LoadGuardPlugin } from './load-guard-plugin.ts'

const NAME = 'StandalonePagePlugin'

interface Options extends Pick<BaseConfigOptions, 'dir' | 'salt'> {
  /** Relative to `dir`. */
  readonly entry: string
}

/**
 * Builds one more entry of the remote with everything that it needs, the shared packages too, for a page that runs
 * where there is no shell. One script and one style, as `standalone.json`: `{ script, style }`. It is part of the
 * release, but no file that a page of the platform loads.
 */
export class StandalonePagePlugin {
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        try {
          const page = await bundle(compiler.webpack, this.options)
          compilation.emitAsset(STANDALONE_PAGE, new sources.RawSource(JSON.stringify(page)))
        } catch (error) {
          compilation.errors.push(
            new WebpackError(`The standalone page could not be built: ${String(error)}`),
          )
        }
      })
    })
  }
}

async function bundle(bundler: Compiler['webpack'], options: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'standalone-page-'))
  try {
    await runBundler(bundler, configOf(options, folder))
    const other = readdirSync(folder).filter((name) => !/^page\.(js|css)$/.test(name) && !/\.txt$/.test(name))
    if (other.length > 0) throw new Error(`it has more than a script and a style: ${other.join(', ')}`)
    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    return { script: read('page.js'), style: read('page.css') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function configOf({ dir, salt, entry }: Options, folder: string): Configuration {
  const base = baseConfig({ dir, salt, isDevelopment: false, fileName: '[name]' })
  return {
    ...base,
    name: `${salt} by itself`,
    entry: { page: entry },
    output: { ...base.output, path: folder, clean: false, uniqueName: `${salt}_alone` },
    // One file has no chunks to load.
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
    // There is no table of hashes without a shell.
    plugins: (base.plugins ?? []).filter((plugin) => !(plugin instanceof LoadGuardPlugin)),
  }
}
