import type { Language } from '@platform/shared-contracts/http'
import { chosenLanguage, LANGUAGE_CODES } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { lti } from '../../locales/en/lti.ts'

const messagesIn = createMessages({ lti })

/** In the language that the browser asks for first; a launch may name another one. */
export function pageTexts({ headers }: FastifyRequest, language?: Language) {
  const chosen = language ?? chosenLanguage(headers['accept-language']?.slice(0, 2).toLowerCase())
  return { language: chosen, t: messagesIn(chosen) }
}

/** `es-MX` or `es_MX` of a platform; `null` for a language that we do not have. */
export function languageOfLocale(locale: string | null | undefined): Language | null {
  const wanted = locale?.slice(0, 2).toLowerCase()
  return LANGUAGE_CODES.find((code) => code === wanted) ?? null
}
