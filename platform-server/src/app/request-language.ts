import type { Language } from '@platform/shared-contracts/http'
import { chosenLanguage, LANGUAGE_COOKIE } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'

/** The language of the page that sends the request. */
export function requestLanguage({ cookies }: FastifyRequest): Language {
  return chosenLanguage(cookies[LANGUAGE_COOKIE.name])
}
