import { showConnection } from './connection/show-connection.tsx'
import type { Remotes } from './create-remotes.ts'
import type { StartedServices } from './create-services.ts'
import { loadPageHead } from './metadata/load-page-head.ts'
import { registerServiceWorker } from './offline/register-service-worker.ts'
import { fetchTypeface } from './typeface/fetch-typeface.ts'

/**
 * Two seconds after the page reacts, when the code of the pages behind its visible links is there: the typeface and the head of the next page,
 * the service worker, the notice of a lost connection, and what the Module Federation devtools read. Errors: rejects when those do not arrive.
 */
export async function workWhenIdle(remotes: Remotes, started: StartedServices): Promise<void> {
  const { config, session } = started.services
  showConnection(document)
  void fetchTypeface(document.documentElement, started.optionalStorage)
  if (config.serviceWorker) void registerServiceWorker(session.state)
  await Promise.all([loadPageHead(), remotes.describe()])
}
