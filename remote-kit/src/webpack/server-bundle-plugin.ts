import { ServerBundlePlugin as AnyServerBundlePlugin } from '../lib/compiler/server-bundle-plugin.ts'
import type { ServerConfigOptions } from '../lib/compiler/server-config.ts'
import { moduleRules } from './module-rules.ts'

/** Adds the server bundle of the same sources, built with webpack's own rules. */
export class ServerBundlePlugin extends AnyServerBundlePlugin {
  constructor(options: Omit<ServerConfigOptions, 'rules'>) {
    const { dir, salt, isDevelopment = false } = options
    super({ ...options, rules: moduleRules({ dir, salt, isDevelopment, isServer: true }) })
  }
}
