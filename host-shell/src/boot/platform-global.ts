import type { IntegrityLookup } from '../federation/integrity/integrity-table.ts'
import type { EarlyInput } from '../lib/early-input.ts'

/**
 * `globalThis.__PLATFORM__`: the shell's only global. It contains what separately built code must reach by name;
 * everything else is passed as an argument. Frozen, and defined once: nothing on the page can replace it.
 */
export interface PlatformGlobal {
  /**
   * What the inline script of a rendered document recorded before the shell's code arrived (hydration/early-script.ts); absent where
   * the browser renders the page. The shell reads it, no remote does.
   */
  readonly early?: EarlyInput
  /**
   * Called by the loaders that the kit builds into each remote, before they add a script or a style. Returns
   * `sha384-...`, '' for a file of a development server, undefined for a file that no release of this page lists.
   */
  readonly integrity: IntegrityLookup
}

declare global {
  interface Window {
    readonly __PLATFORM__?: Partial<PlatformGlobal>
  }
}

/** Adds the shell's part to what the inline script has defined. */
export function definePlatformGlobal(integrity: IntegrityLookup): PlatformGlobal {
  const value: PlatformGlobal = Object.freeze({ ...window.__PLATFORM__, integrity })
  Object.defineProperty(window, '__PLATFORM__', { value, configurable: false, writable: false })
  return value
}
