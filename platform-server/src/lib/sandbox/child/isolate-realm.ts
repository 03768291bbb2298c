import { createRequire } from 'node:module'
import type ivm from 'isolated-vm'
import type { Realm } from './realm.ts'

/**
 * A V8 isolate of its own: no object of this process is in reach of the code in it.
 * `addon` is the path of isolated-vm's binary. Errors: throws where that does not load.
 */
export function isolateRealm(addon: string, memoryMb: number): Realm {
  const { Isolate } = (createRequire(import.meta.url)(addon) as { ivm: typeof ivm }).ivm
  const isolate = new Isolate({ memoryLimit: memoryMb, onCatastrophicError: () => process.abort() })
  return {
    compile: (source, filename) => isolate.compileScriptSync(source, { filename }),
    open() {
      const context = isolate.createContextSync()
      return {
        run: (script, timeout): unknown =>
          typeof script === 'string'
            ? context.evalSync(script, { timeout })
            : (script as ivm.Script).runSync(context, { timeout }),
        close: () => {
          if (!isolate.isDisposed) context.release()
        },
      }
    },
    isTimeout: (error) => error instanceof Error && error.message === 'Script execution timed out.',
    isLost: () => isolate.isDisposed,
  }
}
