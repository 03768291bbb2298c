import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { mergeConfig, type Plugin, type UserConfig } from 'vite'
import { describeRelease, ENTRY, type ReleaseOptions } from '../lib/release/describe-release.ts'
import { FEDERATION_OPTIONS } from '../lib/release/federation-options.ts'
import { SHARED_PACKAGES } from '../lib/shared-packages.ts'
import { ENTRY_FILE } from './release-plugin.ts'
import { remoteSourcesPlugin } from './remote-sources-plugin.ts'
import { NOT_PREBUNDLED, serverOptions } from './server-options.ts'
import { sharedWithVersions } from './shared-with-versions.ts'

/** Exposed in place of the remote: it connects React Refresh first. */
const LIVE_REMOTE = fileURLToPath(
  new URL(`live-server${extname(fileURLToPath(import.meta.url))}`, import.meta.url),
)

interface IntoOptions extends ReleaseOptions {
  readonly port: number
  /** The configuration that all builds of the remote share. */
  readonly common: UserConfig
}

/** For a platform on this machine: Vite's development server as a remote, with hot reload of components. */
export function intoConfig({ port, common, ...release }: IntoOptions): UserConfig {
  const { dir, container } = release
  return mergeConfig(common, {
    appType: 'custom',
    resolve: { alias: { 'the-remote': join(dir, ENTRY) } },
    optimizeDeps: { entries: [ENTRY], exclude: NOT_PREBUNDLED },
    server: {
      ...serverOptions({ dir, port, ownFile: LIVE_REMOTE }),
      // Federation can only provide a shared package to a page after it has seen an import of it. Tests and their fixtures
      // import what no page can load.
      warmup: { clientFiles: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/**/testing/**'] },
      // The page is served from another origin.
      origin: `http://localhost:${port}`,
    },
    plugins: [
      remoteSourcesPlugin().plugin,
      react(),
      federation({
        ...FEDERATION_OPTIONS,
        name: container,
        filename: ENTRY_FILE,
        exposes: { './app': LIVE_REMOTE },
        shared: sharedWithVersions(dir),
      }) as unknown as Plugin[],
      manifestPlugin(release),
    ],
  } satisfies UserConfig)
}

/** Serves `release.json` for a release without files: the dev server delivers single modules. */
function manifestPlugin(release: ReleaseOptions): Plugin {
  return {
    name: 'platform-dev-release',
    configureServer: (server) => {
      server.middlewares.use('/release.json', (_request, response) => {
        const { manifest } = describeRelease(
          {
            // A manifest must list files. In local development their hashes are not checked.
            files: [{ file: ENTRY_FILE, bytes: new Uint8Array() }],
            entry: ENTRY_FILE,
            format: 'module',
            filesOf: () => [],
            consumed: new Set(SHARED_PACKAGES),
          },
          release,
        )
        response.setHeader('content-type', 'application/json')
        response.setHeader('access-control-allow-origin', '*')
        response.end(JSON.stringify(manifest))
      })
    },
  }
}
