import type { LtiPlatform, LtiPlatformRequest } from '@platform/shared-contracts/http'
import type { JSONWebKeySet } from 'jose'
import { CLIENT_ID, openLtiPlatform, type LaunchWish, type LtiPlatformServer } from './lti-platform.ts'
import { ask } from '../people.ts'
import { as, type TestApp } from '../test-app.ts'

const SUPER = as({ role: 'super_admin', email: 'super@oncall.test' })
const TOOL = 'http://localhost'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** What a login leaves in the browser, and what the platform receives. */
export interface Started {
  readonly state: string
  readonly nonce: string
  readonly cookie: string
  readonly location: URL
}

interface Where {
  readonly host?: string
  readonly cookie?: string
}

export interface Launcher {
  readonly platform: LtiPlatformServer
  readonly register: (changes?: Partial<LtiPlatformRequest>, host?: string) => Promise<LtiPlatform>
  readonly start: (where?: Where & { readonly query?: Record<string, string> }) => Promise<Started>
  /** Posts a signed message as the browser does. */
  readonly post: (started: Started, idToken: string, where?: Where) => ReturnType<typeof ask>
  /** Login and message of a person; answers the code in the address of the redirect, or null with the refusal's page. */
  readonly launch: (
    wish?: LaunchWish,
  ) => Promise<{ code: string | null; cookie: string; body: string; status: number }>
}

/** A reference platform for an application, and a browser that launches from it. */
export async function openLauncher(test: TestApp): Promise<Launcher> {
  const keys = async () => (await ask(test, '/lti/keys')).json<JSONWebKeySet>()
  const platform = await openLtiPlatform({ origin: TOOL, keys })

  const start: Launcher['start'] = async ({ host = 'localhost', cookie, query } = {}) => {
    const wanted = { iss: platform.url, client_id: CLIENT_ID, login_hint: '{}', ...query }
    const headers: Record<string, string> = cookie === undefined ? {} : { cookie }
    const answer = await ask(test, `/lti/login?${new URLSearchParams(wanted)}`, { host, headers })
    if (answer.statusCode !== 302) throw new Error(`${answer.statusCode} ${answer.body}`)
    const location = new URL(String(answer.headers.location))
    const given = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    const of = (name: string) => location.searchParams.get(name) ?? ''
    return { state: of('state'), nonce: of('nonce'), cookie: given, location }
  }

  const post: Launcher['post'] = ({ state, cookie }, idToken, where = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/lti/launch',
      headers: { host: where.host ?? 'localhost', cookie: where.cookie ?? cookie, ...FORM },
      payload: `${new URLSearchParams({ id_token: idToken, state })}`,
    })

  return {
    platform,
    start,
    post,

    async register(changes = {}, host = 'localhost') {
      const body = platform.registration(changes)
      const answer = await ask(test, '/admin/lti/platforms', { body, headers: SUPER, host })
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json<LtiPlatform>()
    },

    async launch(wish = {}) {
      const started = await start()
      const answer = await post(started, await platform.sign(wish, started.nonce))
      const location = String(answer.headers.location ?? '')
      const { cookie } = started
      return { code: location.split('#')[1] ?? null, cookie, body: answer.body, status: answer.statusCode }
    },
  }
}
