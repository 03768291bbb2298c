import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faultyNetwork, type FaultyNetwork } from '../../e2e/fixtures/faulty-network.ts'
import { buildRemote, platformTeam, type PlatformTeam } from '../../e2e/fixtures/remotes/platform-command.ts'
import { rogueFiles } from '../../e2e/fixtures/remotes/rogue-remote.ts'
import { scratchRemote, type ScratchRemote } from '../../e2e/fixtures/remotes/scratch-remote.ts'
import { freePort, startServer } from '../../scripts/run/server.ts'
import { LEARN, ROGUE_PAGES } from './plain-sources.ts'

/** The platform with one more remote, made of the very sources that the plain one is made of. */
export interface FaultPlatform {
  readonly network: FaultyNetwork
  readonly team: PlatformTeam
  readonly remote: ScratchRemote
  /** Deploys the second version, as its team does. */
  readonly replace: () => Promise<void>
  /** A deploy of a listing that claims a page of another remote; answers what the platform says. */
  readonly deployConflictingRoute: () => Promise<string>
  readonly close: () => Promise<void>
}

const ROUTES = ['learn-more', ...ROGUE_PAGES.map((name) => `rogue-${name}`)]

function remoteFiles(version: string, routes = ROUTES): Readonly<Record<string, string>> {
  const rogue = rogueFiles(version)
  const listing = {
    id: 'stand',
    contract: '^2.0.0',
    routes: routes.map((path, at) => ({ path: `/${path}`, chunk: ROUTES[at] ?? path })),
    nav: [],
  }
  const lazy = routes.map((path, at) => {
    const chunk = ROUTES[at] ?? path
    return `{ path: '/${path}', lazy: () => import(/* webpackChunkName: "${chunk}" */ './${chunk}.tsx') }`
  })
  return {
    'package.json': JSON.stringify({ name: 'remote-stand', version, type: 'module', dependencies: {} }),
    'remote.json': JSON.stringify(listing),
    'webpack.config.mjs': rogue['webpack.config.mjs'] ?? '',
    'src/remote.ts': `import { defineRemote } from '@platform/shared-contracts/remote'
export const remote = defineRemote({ id: 'stand', routes: [${lazy.join(',')}] })`,
    'src/learn-more.tsx': `${LEARN['src/app.tsx']?.replace('export default function', 'export function').replaceAll('__VERSION__', version)}
export { Learn as Component }`,
    'src/details.tsx': `${LEARN['src/details.tsx']}\nexport const more = '${version}'`,
    'src/app.css': LEARN['src/app.css'] ?? '',
    ...Object.fromEntries(
      ROGUE_PAGES.map((name) => [`src/rogue-${name}.tsx`, rogue[`src/${name}.tsx`] ?? '']),
    ),
  }
}

export async function startFaultPlatform(): Promise<FaultPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'platform-faults-'))
  const server = await startServer({ port: await freePort(), host: '127.0.0.1', dataDir })
  process.env.E2E_URL = server.url
  const remote = scratchRemote('stand-remote', remoteFiles('1.0.0'))
  const next = scratchRemote('stand-remote-next', remoteFiles('1.1.0'))
  const taken = scratchRemote('stand-remote-taken', remoteFiles('1.2.0', ['progress', ...ROUTES.slice(1)]))
  for (const { folder } of [remote, next, taken]) await buildRemote(folder)
  const team = await platformTeam('stand')
  await team.platform(remote.folder, 'deploy', '--reason', 'To see what it breaks')
  const network = await faultyNetwork()
  return {
    ...{ network, team, remote },
    replace: async () => void (await team.platform(next.folder, 'deploy', '--reason', 'The next one')),
    deployConflictingRoute: () =>
      team.platform(taken.folder, 'deploy', '--reason', 'A path of somebody else').then(
        () => 'deployed',
        (error: unknown) => /"error":"([^"]*)"/.exec(String(error))?.[1] ?? String(error),
      ),
    close: async () => {
      await network.close()
      await server.stop()
      for (const one of [remote, next, taken]) one.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
