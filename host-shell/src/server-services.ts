import { atom } from 'nanostores'
import type { BootDocument } from '@platform/shared-contracts/http'
import type { PlatformPage } from '@platform/shared-contracts/remote'
import type { GuardSession } from '@platform/shared-contracts/rules'
import pages from '../pages.json'
import type { ConsentChoice, ShellServices } from './app/shell-services.ts'

const ANONYMOUS: GuardSession = { status: 'anonymous', user: null }

function unavailableOnServer(): never {
  throw new Error('This waits for a person: it cannot happen while the server renders.')
}

/** The shell as a visitor meets it who has stored nothing: the one state that the server can know. */
export function serverServices(boot: BootDocument, page: PlatformPage, hostname: string): ShellServices {
  const listings = boot.remotes.map(({ listing }) => listing)
  return {
    config: boot.config,
    hostname,
    listings,
    routes: [...pages.routes, ...listings.flatMap(({ routes }) => routes)],
    tenant: { config: atom(boot.tenant), error: atom(null) },
    session: {
      state: atom(ANONYMOUS),
      login: unavailableOnServer,
      logout: unavailableOnServer,
      verify: unavailableOnServer,
      call: unavailableOnServer,
      hasLoggedOut: () => false,
      belongsTo: () => false,
      takeEnding: () => null,
    },
    consent: {
      choice: atom<ConsentChoice | null>(null),
      choose: unavailableOnServer,
      reconsider: unavailableOnServer,
    },
    language: { choose: unavailableOnServer, prepare: unavailableOnServer, follow: unavailableOnServer },
    proof: atom(null),
    cart: {
      items: () => [],
      subscribe: () => () => undefined,
      add: unavailableOnServer,
      remove: unavailableOnServer,
      clear: unavailableOnServer,
    },
    fetch: unavailableOnServer,
    notify: () => undefined,
    report: () => undefined,
    page,
  }
}
