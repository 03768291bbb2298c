import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerOptions } from 'vite'

/**
 * Handed out as they are: a page of the kit, which is installed, would get other copies of them than the remote's sources, for
 * which Vite prebundles what they import.
 */
export const NOT_PREBUNDLED = ['@platform/shared-contracts', '@platform/shared-ui']

interface ServerPlace {
  readonly dir: string
  readonly port: number
  /** A file of the kit that the page imports. */
  readonly ownFile: string
}

/** A development server on loopback, which serves files of the remote, of the kit and of what both have installed. */
export function serverOptions({ dir, port, ownFile }: ServerPlace): ServerOptions {
  return {
    port,
    host: '127.0.0.1',
    strictPort: true,
    allowedHosts: ['localhost', '.localhost'],
    fs: { allow: [dir, installationOf(ownFile), installationOf(join(dir, 'node_modules/react'))] },
  }
}

/** Where a package really lies, with what is installed beside it: it may be linked. */
function installationOf(path: string): string {
  const real = realpathSync(path).replaceAll('\\', '/')
  const [place = real] = real.split(/(?<=\/node_modules)\//)
  return place === real ? real.slice(0, real.lastIndexOf('/src/')) : place
}
