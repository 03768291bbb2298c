import type { FastifyInstance } from 'fastify'
import { LaunchRefusal } from './launch-refusal.ts'
import { paragraph, sendLtiPage } from './lti-page.ts'
import { pageTexts } from './page-texts.ts'

const FORBIDDEN = 403

/** A refusal is a page for the person, and a line in the log for the administrator of the platform. */
export function answerLaunchRefusals(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (!(error instanceof LaunchRefusal)) throw error
    const { reason, platform, cause } = error
    const why = cause instanceof Error ? cause.message : cause
    request.log.info({ reason, platform: platform?.id, why }, 'an LTI launch was refused')
    const { language, t } = pageTexts(request)
    return sendLtiPage(reply, FORBIDDEN, {
      ...{ language, platform, title: t.refusedTitle },
      body: [paragraph(t[reason])],
    })
  })
}
