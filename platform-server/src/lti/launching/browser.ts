import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken, tokenHash } from '../../lib/keys/secret-token.ts'

const NAME = 'lti_browser'
const DAY_S = 24 * 60 * 60
const TOKEN = /^[\w-]{43}$/

type Request = Pick<FastifyRequest, 'cookies'>

/** Hash of this browser's cookie; `null` in a browser that started no login. */
export function browserOf({ cookies }: Request): string | null {
  const token = cookies[NAME] ?? ''
  return TOKEN.test(token) ? tokenHash(token) : null
}

/**
 * The same, made if it is not there. The platform's answer comes from its site, so the cookie is sent across sites; it is
 * partitioned, so that it also arrives in a frame where other cookies of a frame are blocked. It grants nothing alone.
 */
export function rememberBrowser(request: Request, reply: FastifyReply): string {
  const known = request.cookies[NAME] ?? ''
  const token = TOKEN.test(known) ? known : newToken()
  reply.setCookie(NAME, token, {
    path: '/api/',
    maxAge: DAY_S,
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    partitioned: true,
  })
  return tokenHash(token)
}
