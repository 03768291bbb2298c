import react from '@vitejs/plugin-react'
import { mergeConfig, type Plugin, type UserConfig } from 'vite'
import { devPage, devPageHtml } from '../lib/dev-page.ts'
import { SHARED_PACKAGES } from '../lib/shared-packages.ts'
import { remoteSourcesPlugin } from './remote-sources-plugin.ts'
import { NOT_PREBUNDLED, serverOptions } from './server-options.ts'

const PAGE = 'virtual:platform-dev-page'
/** Published as CommonJS or in many files: Vite makes one ES module of each. The platform's own are neither. */
const BUNDLED = SHARED_PACKAGES.filter((name) => !name.startsWith('@platform/'))
/** The same, of what the contracts import: they are not prebundled themselves. */
const BESIDE_CONTRACTS = ['zod/mini', 'react-router'].map((name) => `@platform/shared-contracts > ${name}`)

interface StandaloneOptions {
  readonly dir: string
  readonly port: number
  readonly title: string
  /** Of every build of the remote. */
  readonly common: UserConfig
}

/** The remote by itself: no federation and no shell, but a page of the kit's that gives it a fake platform. */
export function standaloneConfig({ dir, port, title, common }: StandaloneOptions): UserConfig {
  const { entries, aliases } = devPage(dir)
  return mergeConfig(common, {
    appType: 'custom',
    oxc: { jsx: { runtime: 'automatic', development: true } },
    plugins: [react(), remoteSourcesPlugin().plugin, pagePlugin(title, entries)],
    resolve: {
      alias: Object.entries(aliases).map(([name, replacement]) => ({ find: exact(name), replacement })),
      dedupe: ['react', 'react-dom'],
    },
    optimizeDeps: {
      include: [...BUNDLED, ...BESIDE_CONTRACTS],
      exclude: NOT_PREBUNDLED,
    },
    server: serverOptions({ dir, port, ownFile: entries.at(-1) ?? dir }),
  } satisfies UserConfig)
}

function exact(name: string): RegExp {
  return new RegExp(`^${name}$`)
}

/** One page at every address. */
function pagePlugin(title: string, entries: readonly string[]): Plugin {
  const html = devPageHtml(title, { body: `<script type="module" src="/@id/${PAGE}"></script>` })
  return {
    name: 'platform-dev-page',
    resolveId: (source) => (source === PAGE ? PAGE : null),
    load: (id) => (id === PAGE ? entries.map((entry) => `import ${JSON.stringify(entry)}`).join('\n') : null),
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        server.transformIndexHtml(request.url ?? '/', html).then((text) => {
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(text)
        }, next)
      })
    },
  }
}
