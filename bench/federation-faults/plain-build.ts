import { createRequire } from 'node:module'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import { CACHE, ROOT } from '../../scripts/run/paths.ts'

const kit = createRequire(join(ROOT, 'remote-kit/package.json'))
const SHARED = ['react', 'react-dom', 'react-router-dom']

export interface PlainApp {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly exposes?: Readonly<Record<string, string>>
  readonly remotes?: Readonly<Record<string, string>>
  /** Stands in its sources as __VERSION__. */
  readonly version?: string
}

/** Builds an application by the words of the public examples; answers its folder of files. */
export async function buildPlain({ name, files, version = '1', ...federation }: PlainApp): Promise<string> {
  const dir = join(CACHE, 'plain-federation', `${name}-${version}`)
  rmSync(dir, { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text.replaceAll('__VERSION__', version))
  }
  symlinkSync(join(ROOT, 'host-shell/node_modules'), join(dir, 'node_modules'))
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER }))
  await run(configOf(dir, name, federation))
  if (federation.remotes)
    writeFileSync(
      join(dir, 'dist/index.html'),
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title><div id="root"></div><script defer src="/main.js"></script></html>',
    )
  return join(dir, 'dist')
}

const COMPILER = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  isolatedModules: true,
}

function configOf(
  dir: string,
  name: string,
  { exposes, remotes }: Pick<PlainApp, 'exposes' | 'remotes'>,
): Configuration {
  return {
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: './src/index.ts',
    output: {
      path: join(dir, 'dist'),
      publicPath: remotes ? '/' : 'auto',
      uniqueName: name,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: kit.resolve('ts-loader'),
          options: { transpileOnly: true, instance: dir },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, kit.resolve('css-loader')] },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        ...(exposes ? { exposes: { ...exposes } } : {}),
        ...(remotes ? { remotes: { ...remotes } } : {}),
        shared: Object.fromEntries(SHARED.map((one) => [one, { singleton: true }])),
        dts: false,
      }),
    ],
    performance: { hints: false },
    stats: 'errors-only',
  }
}

function run(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })))
      else resolve()
    })
  })
}
