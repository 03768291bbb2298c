import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Compilation, Compiler } from 'webpack'
import { serverFileName } from '../release/describe-release.ts'
import { runBundler } from './run-bundler.ts'
import { serverConfig, type ServerConfigOptions } from './server-config.ts'

const NAME = 'ServerBundlePlugin'
const SERVER_FILE = /^server\.[0-9a-f]{8}\.cjs$/

/**
 * Builds the same sources once more, with the bundler that it is a plugin of, as one file for the server, and adds it to the build as `server.<hash>.cjs`.
 * It is part of the release: listed and hashed like every other file, but never named to a browser.
 */
export class ServerBundlePlugin {
  private readonly options: ServerConfigOptions

  constructor(options: ServerConfigOptions) {
    this.options = options
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After minimizing, which would make stacks unreadable, and before the release is described.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        try {
          const source = await bundle(compiler.webpack, this.options)
          compilation.emitAsset(serverFileName(source), new compiler.webpack.sources.RawSource(source))
        } catch (error) {
          compilation.errors.push(
            new compiler.webpack.WebpackError(`The server bundle could not be built: ${String(error)}`),
          )
        }
      })
    })
  }
}

/** Name of the build's server bundle; `undefined` for a build without one. */
export function serverFileOf(compilation: Compilation): string | undefined {
  return compilation.getAssets().find(({ name }) => SERVER_FILE.test(name))?.name
}

type Bundler = Compiler['webpack']

async function bundle(bundler: Bundler, options: ServerConfigOptions): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'server-bundle-'))
  try {
    await runBundler(bundler, serverConfig(options, folder))
    return readFileSync(join(folder, 'server.cjs'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
