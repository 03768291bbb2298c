import type { BootRemote } from '@platform/shared-contracts/http'
import type { RemoteModule } from '@platform/shared-contracts/remote'
import { remote as publicRemote } from '../../remote-public/src/remote.ts'

type Load = () => Promise<RemoteModule>

/** By container. The rest is split off, as the routes of any single-page application would be. */
export const REMOTES: Readonly<Record<string, Load>> = {
  remote_public: () => Promise.resolve(publicRemote),
  remote_learner: async () => (await import('../../remote-learner/src/remote.ts')).remote,
  remote_admin: async () => (await import('../../remote-admin/src/remote.ts')).remote,
}

/** In place of the shell's federation/start-federation.ts: the remotes are part of the build. */
export function startFederation() {
  return {
    load: async ({ id, release }: BootRemote) => {
      const load = REMOTES[release?.container ?? '']
      if (!load) throw new Error(`${id} is not part of this build.`)
      return { module: await load(), release }
    },
    describe: () => Promise.resolve(),
    times: { opened: () => undefined, shown: () => null },
  }
}
