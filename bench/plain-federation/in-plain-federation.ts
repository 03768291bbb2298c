import type { BootRelease } from '@platform/shared-contracts/http'
import type { RemoteModule } from '@platform/shared-contracts/remote'

type Load = () => Promise<{ readonly remote: RemoteModule }>

/** Named at build time: federation fetches every entry before the first of them is used. */
const REMOTES: Readonly<Record<string, Load>> = {
  remote_public: () => import('remote_public/app'),
  remote_learner: () => import('remote_learner/app'),
  remote_admin: () => import('remote_admin/app'),
}

/** Stands in for the shell's federation.ts. */
export function createStartRelease() {
  return async ({ container }: BootRelease): Promise<RemoteModule> => {
    const load = REMOTES[container]
    if (!load) throw new Error(`${container} is not one of the remotes.`)
    return (await load()).remote
  }
}
