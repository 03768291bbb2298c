import type { BootRelease } from '@platform/shared-contracts/http'
import type { RemoteModule } from '@platform/shared-contracts/remote'
import { remote as publicRemote } from '../../remote-public/src/remote.ts'

type Load = () => Promise<RemoteModule>

/** The rest is split off, as the routes of any single-page application would be. */
const REMOTES: Readonly<Record<string, Load>> = {
  remote_public: () => Promise.resolve(publicRemote),
  remote_learner: async () => (await import('../../remote-learner/src/remote.ts')).remote,
  remote_admin: async () => (await import('../../remote-admin/src/remote.ts')).remote,
}

/** Stands in for the shell's federation.ts: the remotes are part of the build. */
export function createStartRelease() {
  return async ({ container }: BootRelease): Promise<RemoteModule> => {
    const load = REMOTES[container]
    if (!load) throw new Error(`${container} is not part of this build.`)
    return load()
  }
}
