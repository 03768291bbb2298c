import { randomUUID } from 'node:crypto'
import { verbatim } from '@platform/shared-contracts/http'
import { SignJWT } from 'jose'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { Services } from '../../app/services.ts'
import { SIGNATURE, type ToolKeys } from '../../domain/lti/tool-keys.ts'
import type { ContentRequest } from '../../lib/data/schema/standards/lti.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import { browserOf } from '../launching/browser.ts'
import { CLAIMS } from '../launching/claims.ts'
import { takeLaunch } from '../launching/launches.ts'
import { LaunchRefusal } from '../launching/launch-refusal.ts'
import { hiddenField, originsOf, PAGE_ANSWER, paragraph, sendLtiPage } from '../launching/lti-page.ts'
import { pageTexts } from '../launching/page-texts.ts'
import { findPlatform, type PlatformRow } from '../platforms/sql-platforms.ts'
import { toolAddresses } from '../platforms/tool-addresses.ts'
import { openModules } from './picker-page.ts'

const Choice = z.object({
  code: verbatim(100),
  module: z._default(z.union([verbatim(20), z.array(verbatim(20)).check(z.maxLength(100))]), []),
})
const ANSWER_LIFE_MS = 5 * 60_000
/** Results are fractions; a gradebook shows percent. */
const SCORE_MAXIMUM = 100

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly toolKeys: ToolKeys
}

/** Signs what was chosen, and sends it to the platform from the browser of the request. */
export const contentItemsRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, toolKeys }) => {
  const { database, now } = services

  app.post(
    '/lti/content-items',
    {
      schema: {
        tags: ['LTI'],
        summary: 'Send the chosen modules to the platform',
        body: Choice,
        response: PAGE_ANSWER,
      },
    },
    async (request, reply) => {
      const chosen = [request.body.module].flat()
      const { launchUrl } = toolAddresses(request)
      const { platform, content, token } = await database.withTenant(request.tenant.id, async (tx) => {
        const launch = await takeLaunch(tx, {
          code: request.body.code,
          browserHash: browserOf(request),
          now: now(),
        })
        if (!launch?.content) throw new LaunchRefusal('refused-state', null)
        const { content } = launch
        const platform = await findPlatform(tx, launch.platformId)
        const items = contentItems(platform, content, { chosen, launchUrl })
        if (items.length === 0) throw new LaunchRefusal('refused-choice', platform)
        const { id, key } = await toolKeys.signing(tx, request.tenant.id)
        const token = await new SignJWT(answerClaims(content, items))
          .setProtectedHeader({ alg: SIGNATURE, kid: id, typ: 'JWT' })
          .setIssuer(platform.clientId)
          .setAudience(platform.issuer)
          .setIssuedAt(now())
          .setExpirationTime(new Date(now().getTime() + ANSWER_LIFE_MS))
          .sign(key)
        return { platform, content, token }
      })
      const { language, t } = pageTexts(request, content.language)
      const name = { platform: platform.name }
      return sendLtiPage(reply, 200, {
        ...{ language, platform, title: t.returnTitle(name), isSubmitted: true },
        formAction: [new URL(content.returnUrl).origin, ...originsOf(platform)].join(' '),
        body: [
          paragraph(t.returnLead(name)),
          `<form method="post" action="${escapeHtml(content.returnUrl)}">`,
          hiddenField('JWT', token),
          `<button class="button" type="submit">${escapeHtml(t.return)}</button></form>`,
        ],
      })
    },
  )
}

interface Chosen {
  readonly chosen: readonly string[]
  readonly launchUrl: string
}

function contentItems(platform: PlatformRow, content: ContentRequest, { chosen, launchUrl }: Chosen) {
  const items = openModules(platform, content)
    .filter(({ code }) => chosen.includes(code))
    .map(({ code, title }) => ({
      type: 'ltiResourceLink',
      title,
      url: `${launchUrl}?module=${code}`,
      custom: { module: code },
      window: { targetName: '_blank' },
      ...(content.takesLineItems
        ? { lineItem: { label: title, scoreMaximum: SCORE_MAXIMUM, resourceId: code, tag: 'quiz' } }
        : {}),
    }))
  return content.isMultiple ? items : items.slice(0, 1)
}

function answerClaims({ deploymentId, data }: ContentRequest, items: readonly object[]) {
  return {
    nonce: randomUUID(),
    [CLAIMS.messageType]: 'LtiDeepLinkingResponse',
    [CLAIMS.version]: '1.3.0',
    [CLAIMS.deploymentId]: deploymentId,
    [CLAIMS.items]: items,
    ...(data === null ? {} : { [CLAIMS.data]: data }),
  }
}
