import vm from 'node:vm'
import type { Realm } from './realm.ts'

/**
 * For platforms without a binary of isolated-vm: contexts of node:vm, which keep renders apart but are no boundary.
 * What breaks out of one is in a process without environment, files, children and add-ons.
 */
export function contextRealm(): Realm {
  return {
    compile: (source, filename) => new vm.Script(source, { filename }),
    open() {
      // A global object of its own, not a copy of one of this process, whose constructor would lead out.
      const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, { microtaskMode: 'afterEvaluate' })
      return {
        run: (script, timeout): unknown =>
          (typeof script === 'string' ? new vm.Script(script) : (script as vm.Script)).runInContext(context, {
            timeout,
          }),
        close: () => undefined,
      }
    },
    isTimeout: (error) => (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT',
    isLost: () => false,
  }
}
