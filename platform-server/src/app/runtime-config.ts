import type { RuntimeConfig } from '@platform/shared-contracts/http'
import type { Config } from './config.ts'

/** What browsers are told of the configuration. */
export function toRuntimeConfig({
  apiBase,
  sessionBase,
  trainingHost,
  secondHost,
  ...config
}: Config): RuntimeConfig & { serviceWorker: boolean } {
  // What changes under a developer must not be kept.
  const serviceWorker = config.serviceWorker && !config.development
  return { apiBase, sessionBase, trainingHost, secondHost, serviceWorker }
}
