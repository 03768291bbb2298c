import { assetName } from './style-rules.ts'

const CHUNK_TIMEOUT_MS = 120_000

interface BaseOptions {
  readonly dir: string
  readonly isDevelopment: boolean
  /** Of a file, without its ending. */
  readonly fileName: string
}

/** What the configurations of webpack and of Rspack have in common. */
export function baseOptions({ dir, isDevelopment, fileName }: BaseOptions) {
  return {
    mode: isDevelopment ? ('development' as const) : ('production' as const),
    context: dir,
    target: ['web', 'es2022'] as ('web' | 'es2022')[],
    devtool: isDevelopment ? ('cheap-module-source-map' as const) : (false as const),
    output: {
      path: `${dir}/dist`,
      clean: !isDevelopment,
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: assetName(isDevelopment),
      crossOriginLoading: 'anonymous' as const,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      // A module that threw once is run again by the next import, instead of being an empty success (webpack#19351).
      strictModuleExceptionHandling: true,
    },
    infrastructureLogging: { level: 'warn' as const },
    stats: { preset: 'errors-warnings' as const },
  }
}

export const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js']
