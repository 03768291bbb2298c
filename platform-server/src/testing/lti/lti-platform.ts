import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  type JSONWebKeySet,
  type JWTPayload,
} from 'jose'
import type { LtiPlatformRequest } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { coursePage, postingPage } from './lti-platform-pages.ts'

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/'
const ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership#'
const SCORES = 'application/vnd.ims.lis.v1.score+json'
const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score'

export const CLIENT_ID = 'tool-1'
export const DEPLOYMENT_ID = 'course-7'

/** Of our site, as the platform's administrator entered it. */
interface Tool {
  readonly origin: string
  readonly keys: () => Promise<JSONWebKeySet>
}

export interface SentScore {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Who launches what, and how; it travels as `login_hint`. */
export interface LaunchWish {
  readonly sub?: string | undefined
  readonly email?: string
  readonly name?: string
  readonly role?: string
  readonly module?: string
  readonly kind?: 'resource' | 'deep-linking'
  readonly locale?: string
  /** Overwrites and adds claims. */
  readonly claims?: JWTPayload
}

/**
 * A small learning management system: it starts logins, answers them with signed messages, takes content items, gives
 * access tokens for assertions that our keys verify, and receives scores below its line items.
 */
export async function openLtiPlatform(tool: Tool) {
  const pair = await generateKeyPair('RS256', { extractable: true })
  const keySet = {
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'platform-1', alg: 'RS256', use: 'sig' }],
  }
  const scores: SentScore[] = []
  const items: Record<string, unknown>[] = []
  const tokens = new Set<string>()
  const state = { scoreStatus: 204, keyRequests: 0 }

  const claimsFor = (url: string, wish: LaunchWish, nonce: string): JWTPayload => ({
    nonce,
    sub: 'sub' in wish ? wish.sub : 'person-1',
    email: wish.email,
    name: wish.name ?? 'Lee Park',
    [`${LTI}version`]: '1.3.0',
    [`${LTI}deployment_id`]: DEPLOYMENT_ID,
    [`${LTI}roles`]: [`${ROLE}${wish.role ?? (wish.kind === 'deep-linking' ? 'Instructor' : 'Learner')}`],
    [`${LTI}launch_presentation`]: { locale: wish.locale ?? 'en-US' },
    ...(wish.kind === 'deep-linking' ? deepLinking(url) : resourceLink(url, wish)),
    ...wish.claims,
  })

  async function sign(url: string, wish: LaunchWish, nonce: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: url, aud: CLIENT_ID, iat: now, exp: now + 300, ...claimsFor(url, wish, nonce) }
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'platform-1' }).sign(pair.privateKey)
  }

  async function authorize(url: string, query: URLSearchParams): Promise<string> {
    const redirect = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== CLIENT_ID || !redirect.startsWith(`${tool.origin}/api/lti/`))
      throw new Error('The tool is not registered.')
    const wish = JSON.parse(query.get('login_hint') ?? '{}') as LaunchWish
    const token = await sign(url, wish, query.get('nonce') ?? '')
    return postingPage(redirect, { id_token: token, state: query.get('state') ?? '' })
  }

  const byTool = async (token: string, audience: string) =>
    (await jwtVerify(token, createLocalJWKSet(await tool.keys()), { audience, issuer: CLIENT_ID })).payload

  async function giveToken(url: string, form: URLSearchParams) {
    const { sub } = await byTool(form.get('client_assertion') ?? '', `${url}/token`)
    if (sub !== CLIENT_ID || form.get('scope') !== SCORE_SCOPE) throw new Error('invalid_client')
    const token = `token-${tokens.size + 1}`
    tokens.add(token)
    return { access_token: token, token_type: 'Bearer', expires_in: 3600, scope: SCORE_SCOPE }
  }

  function takeScore({ headers }: IncomingMessage, path: string, body: string): number {
    if (!tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')) return 401
    if (headers['content-type'] !== SCORES) return 415
    if (state.scoreStatus < 300) scores.push({ path, body: JSON.parse(body) as SentScore['body'] })
    return state.scoreStatus
  }

  async function takeItems(url: string, form: URLSearchParams): Promise<string> {
    const payload = await byTool(form.get('JWT') ?? '', url)
    const chosen = payload['https://purl.imsglobal.org/spec/lti-dl/claim/content_items'] as typeof items
    items.push(...chosen)
    return `<!doctype html><title>Content</title><p role="status">Added ${chosen.length} links</p>`
  }

  async function answer(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams, search } = new URL(request.url ?? '/', url)
    const body = await readBody(request)
    const html = (text: string) => response.setHeader('content-type', 'text/html; charset=utf-8').end(text)
    const json = (value: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
    if (pathname === '/keys') {
      state.keyRequests += 1
      json(keySet)
    } else if (pathname === '/auth') html(await authorize(url, searchParams))
    else if (pathname === '/token') json(await giveToken(url, new URLSearchParams(body)))
    else if (pathname === '/return') html(await takeItems(url, new URLSearchParams(body)))
    else if (pathname === '/course') html(coursePage(url, tool.origin, CLIENT_ID, searchParams))
    else if (pathname.endsWith('/scores'))
      response.writeHead(takeScore(request, pathname + search, body)).end()
    else response.writeHead(404).end()
  }

  const server = createServer((request, response) => {
    answer(urlOf(), request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const urlOf = () => `http://localhost:${(server.address() as AddressInfo).port}`
  const url = urlOf()

  return {
    url,
    scores,
    items,
    state,
    keySet,
    sign: (wish: LaunchWish, nonce: string) => sign(url, wish, nonce),
    claims: (wish: LaunchWish, nonce: string) => claimsFor(url, wish, nonce),
    registration: (changes: Partial<LtiPlatformRequest> = {}): LtiPlatformRequest => ({
      name: 'Acme LMS',
      issuer: url,
      clientId: CLIENT_ID,
      deploymentIds: [DEPLOYMENT_ID],
      ...{ siteUrl: url, keysetUrl: `${url}/keys`, loginUrl: `${url}/auth`, tokenUrl: `${url}/token` },
      emailDomains: ['acme.example'],
      moduleCodes: CORE_MODULES.map(({ code }) => code),
      ...{ givesAccess: true, seats: null, isActive: true },
      ...changes,
    }),
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

export type LtiPlatformServer = Awaited<ReturnType<typeof openLtiPlatform>>

function resourceLink(url: string, { module = 'IC0110', sub = 'person-1' }: LaunchWish): JWTPayload {
  return {
    [`${LTI}message_type`]: 'LtiResourceLinkRequest',
    [`${LTI}target_link_uri`]: `${url}/elsewhere`,
    [`${LTI}resource_link`]: { id: `link-${module}` },
    [`${LTI}custom`]: { module },
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
      scope: [SCORE_SCOPE],
      lineitem: `${url}/lineitems/${module}?type_id=${encodeURIComponent(sub)}`,
    },
  }
}

function deepLinking(url: string): JWTPayload {
  return {
    [`${LTI}message_type`]: 'LtiDeepLinkingRequest',
    [`${LTI}target_link_uri`]: `${url}/elsewhere`,
    'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
      deep_link_return_url: `${url}/return`,
      accept_types: ['ltiResourceLink'],
      accept_presentation_document_targets: ['window'],
      accept_multiple: true,
      data: 'back-to-course-7',
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
