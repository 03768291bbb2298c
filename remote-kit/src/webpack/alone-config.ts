import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Compiler, Configuration } from 'webpack'
import type {} from 'webpack-dev-server'
import { baseConfig } from './base-config.ts'
import { devServer } from './dev-server.ts'
import { RouterNamesPlugin } from './router-names-plugin.ts'
import type { RemotePackage } from './read-remote.ts'

const EXTENSION = extname(fileURLToPath(import.meta.url))
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const STYLES = ['tokens', 'reset', 'base', 'font'].map((name) => `@platform/shared-ui/styles/${name}.css`)

interface AloneOptions extends RemotePackage {
  readonly dir: string
  readonly port: number
}

/** The remote by itself: no federation and no shell, but a page of the kit's that gives it a fake platform. */
export function aloneConfig({ dir, port, listing, container }: AloneOptions): Configuration {
  const base = baseConfig({ dir, salt: container, isDevelopment: true })
  const answers = join(dir, 'src/testing/answers.ts')
  const source = EXTENSION === '.ts' ? '.tsx' : '.js'
  return {
    ...base,
    name: `${container} alone`,
    entry: [
      ...STYLES.filter(() => existsSync(join(dir, 'node_modules/@platform/shared-ui'))),
      fileOf(`../dev/main${source}`),
    ],
    output: { ...base.output, publicPath: '/' },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        'the-remote/listing$': join(dir, 'remote.json'),
        'the-remote/answers$': existsSync(answers) ? answers : fileOf(`../dev/no-answers${EXTENSION}`),
      },
    },
    devServer: { ...devServer(port), historyApiFallback: true },
    plugins: [...(base.plugins ?? []), new RouterNamesPlugin(), new DevHtmlPlugin(listing.id)],
  }
}

class DevHtmlPlugin {
  private readonly title: string

  constructor(title: string) {
    this.title = title
  }

  apply(compiler: Compiler): void {
    const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${this.title}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"></head>
<body><div id="root"></div><script src="/main.js"></script></body>
</html>`
    compiler.hooks.thisCompilation.tap('DevHtmlPlugin', (compilation) =>
      compilation.hooks.processAssets.tap('DevHtmlPlugin', () =>
        compilation.emitAsset('index.html', new compiler.webpack.sources.RawSource(html)),
      ),
    )
  }
}
