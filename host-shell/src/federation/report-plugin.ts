import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { BootRelease, BootRemote } from '@platform/shared-contracts/http'
import type { Registrations } from './registrations.ts'
import { asRemoteFailure, type RemoteFailure } from './remote-failure.ts'

export type ReportRemoteFailure = (
  failure: RemoteFailure,
  remote: BootRemote,
  release: BootRelease | null,
) => void

/** Reports each release that did not load, with the reason. */
export function reportPlugin(
  registrations: Registrations,
  report: ReportRemoteFailure,
): ModuleFederationRuntimePlugin {
  return {
    name: 'platform-report',
    errorLoadRemote: ({ error, lifecycle, remote }) => {
      const failed = registrations.of(remote?.name)
      if (lifecycle === 'onLoad' && failed) report(asRemoteFailure(error), failed.remote, failed.release)
    },
  }
}
