import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const STICKY = 'sticky'
const SIDE = 'side'
const STICKY_ID = /^[0-9a-f-]{36}$/
const SIDE_NAME = /^[\w.-]+$/
const OPTIONS: CookieSerializeOptions = {
  path: '/',
  maxAge: 90 * 24 * 60 * 60,
  httpOnly: true,
  sameSite: 'lax',
  secure: 'auto',
}

type Request = Pick<FastifyRequest, 'cookies'>

/** Does not identify a person: it only makes a visitor stay on one side of a rollout. */
export function readStickyId({ cookies }: Request): string | null {
  return matching(STICKY_ID, cookies[STICKY])
}

export function setStickyId(reply: FastifyReply, stickyId: string): void {
  reply.setCookie(STICKY, stickyId, OPTIONS)
}

/** The side of the running rollouts that a visitor claims, for a cache in front; the server trusts only itself. */
export function readSide({ cookies }: Request): string | null {
  return matching(SIDE_NAME, cookies[SIDE])
}

export function setSide(reply: FastifyReply, side: string): void {
  reply.setCookie(SIDE, side, OPTIONS)
}

function matching(pattern: RegExp, value: string | undefined): string | null {
  return value !== undefined && pattern.test(value) ? value : null
}
