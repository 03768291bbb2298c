import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { IntegrityTable } from './integrity/integrity-table.ts'

const SCRIPT_TIMEOUT_MS = 120_000

/**
 * No entry and no manifest is requested that the boot document does not list, and what it lists is requested with its hash.
 * Scripts get theirs from the guard of the document (integrity/guard-document.ts), which also covers chunks; ES modules
 * from the import map of the document.
 */
export function integrityPlugin(integrity: IntegrityTable): ModuleFederationRuntimePlugin {
  return {
    name: 'platform-integrity',
    loadEntry: async ({ remoteInfo }) => {
      if (remoteInfo.type === 'module') integrity.needModule(remoteInfo.entry)
      else integrity.need(remoteInfo.entry)
    },
    createScript: () => ({ timeout: SCRIPT_TIMEOUT_MS }),
    fetch: (url, init) => {
      const sri = integrity.need(url)
      return fetch(url, { ...init, ...(sri === '' ? {} : { integrity: sri }) })
    },
  }
}
