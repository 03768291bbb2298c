import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { Registrations } from './registrations.ts'
import { suspectsOfRelease } from './integrity/suspects-of-release.ts'
import { RemoteFailure } from './remote-failure.ts'
import { retryAfter, withRetry, type RetryTools } from './with-retry.ts'

/** Tries again what did not arrive: an entry, and the chunks that the exposed module needs to run. */
export function retryPlugin(registrations: Registrations, tools: RetryTools): ModuleFederationRuntimePlugin {
  const toolsFor = (name: string): RetryTools => ({
    ...tools,
    suspects: suspectsOfRelease(registrations.of(name)?.release, tools.suspects),
  })
  return {
    name: 'platform-retry',
    loadEntryError: async ({ getRemoteEntry, globalLoading, uniqueKey, ...load }) => {
      const failure = new RemoteFailure('load', `${load.remoteInfo.entry} did not arrive.`)
      const attempt = () => {
        // Otherwise the failed promise is the answer again.
        delete globalLoading[uniqueKey]
        return getRemoteEntry(load)
      }
      // The hook's type asks for a promise of a promise; the runtime awaits the entry itself.
      return (await retryAfter(failure, attempt, toolsFor(load.remoteInfo.name))) as never
    },
    getModuleFactory: async ({ remoteEntryExports, expose, moduleInfo }) => {
      // A chunk or shared package that did not arrive may fail as late as when the module runs.
      const exposed = await withRetry(async () => {
        // Typed as the factory, and a promise of it in every container.
        const factory = await Promise.resolve(remoteEntryExports.get(expose))
        return factory() as unknown
      }, toolsFor(moduleInfo.name))
      return () => exposed
    },
  }
}
