import { SOURCE_LANGUAGE, TRANSLATIONS } from '@platform/shared-contracts/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createMessages } from '../lib/messages/create-messages.ts'
import { ProblemError } from '../lib/problem.ts'
import { unknownHost } from '../locales/en/unknown-host.ts'

/** Misdirected Request: this server is not the one for that name. */
const MISDIRECTED = 421

const messagesIn = createMessages({ unknownHost })
const { title, text } = messagesIn(SOURCE_LANGUAGE)
const translated = TRANSLATIONS.map((language) => {
  const messages = messagesIn(language)
  return `<p lang="${language}">${messages.title}. ${messages.text}`
})

const PAGE = `<!doctype html>
<html lang="${SOURCE_LANGUAGE}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}
${translated.join('\n')}
</html>
`

/**
 * For a host that leads to no tenant: the same page or sentence for every visitor, in every language, without a brand
 * and without data.
 */
export function answerUnknownHost(
  { headers, method, url }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isPage = method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html')
  if (!isPage) throw new ProblemError(MISDIRECTED, 'no-such-host')
  return reply
    .code(MISDIRECTED)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(PAGE)
}
