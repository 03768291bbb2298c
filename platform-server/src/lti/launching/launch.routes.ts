import { verbatim } from '@platform/shared-contracts/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { accountEmail } from '../../domain/accounts/people.ts'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import type { LaunchedPerson } from '../../lib/data/schema/standards/lti.ts'
import { contentRequest } from '../deep-linking/content-request.ts'
import { sendPicker } from '../deep-linking/picker-page.ts'
import { findPlatform, type PlatformRow } from '../platforms/sql-platforms.ts'
import { browserOf } from './browser.ts'
import { CLAIMS, isDeepLinking, type ResourceLinkClaims } from './claims.ts'
import { LaunchRefusal, type RefusalReason } from './launch-refusal.ts'
import { storeLaunch } from './launches.ts'
import { lineItemOf, moduleOf, namesOf } from './launched-person.ts'
import { PAGE_ANSWER } from './lti-page.ts'
import { languageOfLocale, pageTexts } from './page-texts.ts'
import { takeState, type StateRow } from './states.ts'
import type { VerifyLaunch } from './verify-launch.ts'

const LaunchMessage = z.object({
  state: z.optional(verbatim(200)),
  id_token: z.optional(verbatim(60_000)),
  error: z.optional(verbatim(500)),
})
type LaunchMessage = z.infer<typeof LaunchMessage>

const LIMIT = { rateLimit: { max: 300, timeWindow: '1 minute' } }
const RECEIVE = {
  tags: ['LTI'],
  summary: "Receive a platform's signed message",
  body: LaunchMessage,
  response: PAGE_ANSWER,
}

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly verify: VerifyLaunch
}

/** The second step of a launch: the platform's signed message, posted by the browser that started it. */
export const launchRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, verify }) => {
  const { database, now } = services

  async function launch(request: FastifyRequest, reply: FastifyReply, message: LaunchMessage) {
    // Not in one transaction: verifying may fetch keys.
    const login = await database.withTenant(request.tenant.id, (tx) => takeLogin(tx, request, message, now()))
    const { platform, refused, browserHash } = login
    if (refused !== null) throw new LaunchRefusal(refused, platform)
    if (message.id_token === undefined) throw new LaunchRefusal('refused-login', platform, message.error)
    const claims = await verify(message.id_token, { ...login, now: now() })
    const locale = languageOfLocale(claims[CLAIMS.presentation]?.locale)
    const { language } = pageTexts(request, locale ?? undefined)
    const accepted = isDeepLinking(claims)
      ? { content: contentRequest(claims, platform, language) }
      : { person: launchedPerson(claims, platform, language) }
    const code = await database.withTenant(request.tenant.id, (tx) =>
      storeLaunch(tx, platform, { browserHash, ...accepted }, now()),
    )
    if (accepted.content) return sendPicker(request, reply, { platform, content: accepted.content, code })
    // After the # no server, log or referrer sees it.
    const page = `/lti?module=${accepted.person.moduleCode}#${code}`
    return reply.header('referrer-policy', 'no-referrer').redirect(page, 303)
  }

  for (const path of ['/lti/launch', '/lti/deep-linking'])
    app.post(path, { schema: RECEIVE, config: LIMIT }, (request, reply) =>
      launch(request, reply, request.body),
    )
}

/** The login that the message answers. Errors: LaunchRefusal for one that is unknown, over or used. */
async function takeLogin(tx: Tx, request: FastifyRequest, { state }: LaunchMessage, now: Date) {
  const row = state === undefined ? null : await takeState(tx, state, now)
  if (!row) throw new LaunchRefusal('refused-state', null)
  const platform = await findPlatform(tx, row.platformId)
  // Returned and not thrown, so that the state stays used up.
  return { ...row, platform, refused: refusalOf(row, platform, browserOf(request)) }
}

function refusalOf(row: StateRow, platform: PlatformRow, browserHash: string | null): RefusalReason | null {
  if (!platform.isActive) return 'refused-inactive'
  return row.browserHash === browserHash ? null : 'refused-browser'
}

function launchedPerson(
  claims: ResourceLinkClaims,
  platform: PlatformRow,
  language: LaunchedPerson['language'],
): LaunchedPerson {
  if (!claims.sub) throw new LaunchRefusal('refused-anonymous', platform)
  const moduleCode = moduleOf(claims)
  if (moduleCode === null) throw new LaunchRefusal('refused-no-module', platform)
  if (!platform.moduleCodes.includes(moduleCode)) throw new LaunchRefusal('refused-module', platform)
  const email = claims.email ? accountEmail(claims.email) : null
  return {
    subject: claims.sub,
    email,
    ...namesOf(claims),
    language,
    moduleCode,
    lineItem: lineItemOf(claims),
  }
}
