import type { Plugin } from 'vite'

const RUNTIME = '@module-federation/runtime-core'
const VIRTUAL = '\0platform-runtime-core'

/**
 * The shell provides the federation runtime, as it does for webpack and Rspack by `experiments.externalRuntime`: the remote
 * carries only its container.
 */
export function externalRuntimePlugin(): Plugin {
  return {
    name: 'platform-external-runtime',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => (source === RUNTIME ? VIRTUAL : null),
    load: (id) =>
      id === VIRTUAL
        ? { code: 'module.exports = globalThis._FEDERATION_RUNTIME_CORE', moduleType: 'js' }
        : null,
  }
}
