import type { RuntimeConfig } from '@platform/shared-contracts/http'
import type { Config } from './config.ts'

/** The part of the configuration that browsers receive. */
export function toRuntimeConfig({
  apiBase,
  sessionBase,
  trainingHost,
  secondHost,
  ...config
}: Config): RuntimeConfig & { serviceWorker: boolean } {
  // A service worker must not cache files that change during development.
  const serviceWorker = config.serviceWorker && !config.development
  return { apiBase, sessionBase, trainingHost, secondHost, serviceWorker }
}
