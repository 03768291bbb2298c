import { verbatim } from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { ltiPlatforms } from '../../lib/data/schema/standards/lti.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import { toolAddresses } from '../platforms/tool-addresses.ts'
import type { PlatformRow } from '../platforms/sql-platforms.ts'
import { rememberBrowser } from './browser.ts'
import { LaunchRefusal } from './launch-refusal.ts'
import { PAGE_ANSWER, paragraph, sendLtiPage } from './lti-page.ts'
import { pageTexts } from './page-texts.ts'
import { startState } from './states.ts'

const LoginRequest = z.object({
  iss: verbatim(500),
  login_hint: verbatim(4000),
  target_link_uri: z.optional(verbatim(2000)),
  client_id: z.optional(verbatim(255)),
  lti_deployment_id: z.optional(verbatim(255)),
  lti_message_hint: z.optional(verbatim(8000)),
})
type LoginRequest = z.infer<typeof LoginRequest>

const LIMIT = { rateLimit: { max: 300, timeWindow: '1 minute' } }
const summary = 'Start an LTI 1.3 launch: a platform sends the browser here first'

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
}

/** The first step of a launch (OpenID Connect third-party login): answers with the platform's own login address. */
export const loginRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  const { database, now } = services

  async function start(request: FastifyRequest, reply: FastifyReply, login: LoginRequest) {
    const { launchUrl, deepLinkingUrl, loginUrl } = toolAddresses(request)
    const isChoosing = login.target_link_uri?.split('?')[0] === deepLinkingUrl
    const platform = await database.withTenant(request.tenant.id, (tx) => findByLogin(tx, login))
    if (isFramed(request) && !isChoosing) return openInWindow(request, reply, { platform, login, loginUrl })
    const browserHash = rememberBrowser(request, reply)
    const { state, nonce } = await database.withTenant(request.tenant.id, (tx) =>
      startState(tx, platform, { browserHash, now: now() }),
    )
    const address = new URL(platform.loginUrl)
    const answer = {
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: platform.clientId,
      redirect_uri: isChoosing ? deepLinkingUrl : launchUrl,
      login_hint: login.login_hint,
      ...(login.lti_message_hint === undefined ? {} : { lti_message_hint: login.lti_message_hint }),
      state,
      nonce,
    }
    for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value)
    return reply.header('referrer-policy', 'no-referrer').redirect(address.href, 302)
  }

  app.get(
    '/lti/login',
    { schema: { tags: ['LTI'], summary, querystring: LoginRequest, response: PAGE_ANSWER }, config: LIMIT },
    (request, reply) => start(request, reply, request.query),
  )
  app.post(
    '/lti/login',
    { schema: { tags: ['LTI'], summary, body: LoginRequest, response: PAGE_ANSWER }, config: LIMIT },
    (request, reply) => start(request, reply, request.body),
  )
}

/** Several registrations may have one issuer; then the client decides. */
async function findByLogin(tx: Tx, { iss, client_id: clientId }: LoginRequest): Promise<PlatformRow> {
  const isClient = clientId === undefined ? undefined : eq(ltiPlatforms.clientId, clientId)
  const [platform, other] = await tx
    .select()
    .from(ltiPlatforms)
    .where(and(eq(ltiPlatforms.issuer, iss), isClient))
    .limit(2)
  if (!platform || other) throw new LaunchRefusal('refused-platform', null)
  if (!platform.isActive) throw new LaunchRefusal('refused-inactive', platform)
  return platform
}

function isFramed({ headers }: FastifyRequest): boolean {
  return ['iframe', 'frame', 'embed', 'object'].includes(String(headers['sec-fetch-dest']))
}

interface Framed {
  readonly platform: PlatformRow
  readonly login: LoginRequest
  readonly loginUrl: string
}

/** The platform's pages show this in a frame, where a browser may block storage: the launch begins again in a window. */
function openInWindow(request: FastifyRequest, reply: FastifyReply, { platform, login, loginUrl }: Framed) {
  const { language, t } = pageTexts(request)
  const address = new URL(loginUrl)
  for (const [name, value] of Object.entries(login))
    if (value !== undefined) address.searchParams.set(name, value)
  return sendLtiPage(reply, 200, {
    ...{ language, platform },
    title: t.openTitle,
    body: [
      paragraph(t.openLead({ platform: platform.name })),
      `<p><a class="button" href="${escapeHtml(address.href)}" target="_blank" rel="noopener">${t.open}</a></p>`,
    ],
  })
}
