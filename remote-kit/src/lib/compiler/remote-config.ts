import { DevHtmlPlugin } from './dev-html-plugin.ts'
import { devPage, exactly } from '../dev-page.ts'
import { readRemote } from '../release/read-remote.ts'

export interface RemoteConfigOptions {
  /** The remote's package folder: `import.meta.dirname`. */
  readonly dir: string
  /** Port of its development server on loopback. */
  readonly devPort: number
  /** Entry of a page that runs where there is no shell, relative to `dir`: `./src/exported-course.tsx`. webpack only. */
  readonly standalonePage?: string
}

interface Arguments {
  readonly mode?: string
  /** Another port for the development server than the remote's own. */
  readonly port?: number
}

interface Environment {
  /** On the kit's own page, without a shell: what `platform dev` starts. */
  readonly isStandalone?: boolean
}

/** How webpack and Rspack call a configuration. */
export type ConfigFactory<Configuration> = (env: Environment | undefined, argv: Arguments) => Configuration

interface BaseConfig {
  readonly output?: object
  readonly resolve?: { readonly alias?: object | false }
}

/** For the remote by itself: no federation and no shell, but a page of the kit's that gives it a fake platform. */
export function standaloneOptions(dir: string, { output, resolve }: BaseConfig) {
  const { listing, container } = readRemote(dir)
  const { entries, aliases } = devPage(dir)
  return {
    name: `${container} alone`,
    entry: [...entries],
    output: { ...output, publicPath: '/' },
    resolve: { ...resolve, alias: { ...resolve?.alias, ...exactly(aliases) } },
    htmlPlugin: new DevHtmlPlugin(listing.id),
  }
}
