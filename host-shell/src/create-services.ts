import { atom } from 'nanostores'
import type { BootDocument, RenderedDocument } from '@platform/shared-contracts/http'
import { splitLanguage } from '@platform/shared-contracts/rules'
import pages from '../pages.json'
import { withProof } from './app/proof.ts'
import type { ShellServices } from './app/shell-services.ts'
import type { WaitingProof } from './app/waiting-proof.ts'
import { type InlinedPage, inlinedPage } from './boot/rendered-page.ts'
import { createCart } from './cart/cart.ts'
import { chosenStorage } from './consent/chosen-storage.ts'
import { createConsent } from './consent/consent.ts'
import { createInstallOffer } from './install/install-offer.ts'
import { browserStorage, type EntryStorage } from './lib/browser-storage.ts'
import { browserClock } from './lib/clock.ts'
import { createReportFailure, type ReportFailure } from './lib/report-failure.ts'
import { createVisit, type GetVisit } from './lib/visit.ts'
import { createLanguage } from './language/language.ts'
import type { LanguageTools } from './language/language-tools.ts'
import { createNotices, type Notices } from './notices/notices.ts'
import { createPrefetchedAnswers, type PrefetchedAnswers } from './prefetch/prefetched-answers.ts'
import { createAuthorizedFetch, createSendWithToken } from './session/authorized-fetch.ts'
import { browserPage } from './session/browser-page.ts'
import { readUserId } from './session/session-entries.ts'
import type { SessionEnvironment } from './session/session-environment.ts'
import { createSession, type Session } from './session/session.ts'
import { withBearer } from './session/with-bearer.ts'
import { createTenant } from './tenant/tenant.ts'
import { watchVitals } from './vitals/watch-vitals.ts'

export interface StartedServices {
  readonly services: ShellServices
  readonly page: InlinedPage
  readonly prefetchData: PrefetchedAnswers['request']
  readonly notices: Notices
  /** `fetch` with the stored token, without the 401 rule: a report must not end a session. */
  readonly bearerFetch: (url: string, init: RequestInit) => Promise<Response>
  readonly reportFailure: ReportFailure
  readonly isMeasured: () => boolean
  readonly visit: GetVisit
  /** For what is not strictly needed: lasts beyond the page once the cookie question is answered. */
  readonly optionalStorage: EntryStorage
  /** Makes the calls that every start makes. */
  readonly start: () => void
}

/** Puts together what the shell's features share, on this browser. */
export function createServices(
  { config, tenant: inlined, remotes, visits = false }: BootDocument,
  rendered: RenderedDocument | null,
  loadMessages: LanguageTools['loadMessages'],
): StartedServices {
  const env = browserEnvironment(config)
  const { storage, clock, events } = env
  const session = createSession(env)
  const page = inlinedPage(rendered?.answers ?? {})
  const { proof, authorizedFetch, tenant, answers } = connect(env, session, { inlined, page })
  const consent = createConsent(storage, clock, events)
  const notices = createNotices()
  const bearerFetch = withBearer(storage, env.fetch)
  const isMeasured = () => consent.choice.get() === 'accepted'
  const visit = createVisit({ isCounted: visits, isAllowed: isMeasured }, config.apiBase, env.fetch)
  const reportFailure = createReportFailure(config.apiBase, bearerFetch, visit)
  const listings = remotes.map(({ listing }) => listing)
  const report = (error: unknown) =>
    reportFailure({ remote: null, version: null, phase: 'app', message: String(error) })
  const { notify } = notices
  const services: ShellServices = {
    config,
    hostname: location.hostname,
    listings,
    routes: [...pages.routes, ...listings.flatMap(({ routes }) => routes)],
    tenant,
    session,
    consent,
    language: createLanguage({ loadMessages, session, fetch: authorizedFetch, notify, report }),
    proof,
    cart: createCart(storage, events),
    install: createInstallOffer(events),
    fetch: answers.fetch,
    notify,
    report,
    page,
  }
  const start = () => {
    services.language.follow()
    session.start()
    tenant.config.listen((next) => void brand(next))
    void tenant.load()
    // It hid the question before the first paint; from now on the banner itself knows whether to show.
    consent.choice.listen(() => void delete document.documentElement.dataset.consent)
    watchVitals(services, splitLanguage(location.pathname).pathname)
  }
  const optionalStorage = chosenStorage(storage, consent)
  const prefetchData = answers.request
  return {
    services,
    page,
    prefetchData,
    notices,
    bearerFetch,
    reportFailure,
    isMeasured,
    visit,
    optionalStorage,
    start,
  }
}

interface FromDocument {
  readonly inlined: BootDocument['tenant']
  readonly page: InlinedPage
}

/** The calls of the API, each with what is known of session and tenant. */
function connect(env: SessionEnvironment, session: Session, { inlined, page }: FromDocument) {
  const { clock, log } = env
  const proof: WaitingProof = atom(null)
  const send = createSendWithToken(env, session)
  const authorizedFetch = withProof(createAuthorizedFetch(env, session, send), {
    verify: session.verify,
    waiting: proof,
    userId: () => readUserId(env.storage),
  })
  const tenant = createTenant({ inlined, hostname: location.hostname, fetch: authorizedFetch, log })
  const answers = createPrefetchedAnswers({
    fetch: authorizedFetch,
    fetchQuietly: async (path, init) => (await send(path, init))[0],
    session: session.state,
    tenant: tenant.config,
    page,
    now: clock.now,
  })
  return { proof, authorizedFetch, tenant, answers }
}

function browserEnvironment({ sessionBase, apiBase }: BootDocument['config']): SessionEnvironment {
  return {
    sessionBase,
    apiBase,
    storage: browserStorage(),
    tab: browserStorage('sessionStorage'),
    fetch: (input, init) => fetch(input, init),
    clock: browserClock,
    locks: navigator.locks,
    events: window,
    page: browserPage,
    log: (message, error) => console.error(message, ...(error === undefined ? [] : [error])),
  }
}

async function brand(tenant: BootDocument['tenant']): Promise<void> {
  const { applyBranding } = await import(/* webpackChunkName: "branding" */ './tenant/apply-branding.ts')
  applyBranding(tenant, document)
}
