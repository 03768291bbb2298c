import { CORE_MODULES } from '@platform/shared-contracts/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { quizCourse } from '../../domain/courses/quiz-source.ts'
import type { ContentRequest } from '../../lib/data/schema/standards/lti.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import { hiddenField, paragraph, sendLtiPage } from '../launching/lti-page.ts'
import { pageTexts } from '../launching/page-texts.ts'
import type { PlatformRow } from '../platforms/sql-platforms.ts'

interface Picker {
  readonly platform: PlatformRow
  readonly content: ContentRequest
  readonly code: string
}

/** In the frame of the platform, so it needs nothing but a form: no session and no script. */
export function sendPicker(
  request: FastifyRequest,
  reply: FastifyReply,
  { platform, content, code }: Picker,
) {
  const { language, t } = pageTexts(request, content.language)
  const type = content.isMultiple ? 'checkbox' : 'radio'
  const lead = content.isMultiple ? t.chooseLead : t.chooseOneLead
  return sendLtiPage(reply, 200, {
    ...{ language, platform },
    title: t.chooseTitle,
    body: [
      paragraph(lead({ platform: platform.name })),
      '<form method="post" action="/api/lti/content-items">',
      hiddenField('code', code),
      `<fieldset><legend>${escapeHtml(t.modules)}</legend>`,
      ...openModules(platform, content).map(
        ({ code: module, title }) =>
          `<label><input type="${type}" name="module" value="${module}"><span>${escapeHtml(title)} <small>${module}</small></span></label>`,
      ),
      '</fieldset>',
      `<button class="button" type="submit">${escapeHtml(t.choose({ platform: platform.name }))}</button></form>`,
    ],
  })
}

/** What a platform may open, with titles in a language. */
export function openModules({ moduleCodes }: PlatformRow, { language }: Pick<ContentRequest, 'language'>) {
  return CORE_MODULES.filter(({ code }) => moduleCodes.includes(code)).map(({ code, title }) => ({
    code,
    title: quizCourse(code, language)?.title ?? title,
  }))
}
