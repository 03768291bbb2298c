import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../app/services.ts'
import type { PurposeKey } from '../../lib/keys/key-ring.ts'
import type { Person } from './people.ts'

const NAME = 'known_devices'
const MAX_ACCOUNTS = 5
const DAY_MS = 24 * 60 * 60_000
const LIFE_MS = 180 * DAY_MS
const TOKEN = /^([\w-]{16})\.([0-9a-z]{1,12})\.([\w-]{43})$/

type Request = Pick<FastifyRequest, 'cookies'>

/**
 * Browsers in which a user signed in before, by the "device cookies" of OWASP: a signed token per account, which grants
 * no access. It only prevents the guesses of strangers from slowing down the user in this browser.
 */
export interface KnownDevices {
  /** An id to count failures by, or `null` when this browser is not known for the account. */
  find(request: Request, person: Person | null): string | null
  /** Sets the cookie. A password change invalidates every earlier token. */
  remember(request: Request, reply: FastifyReply, person: Person): void
}

export function createKnownDevices({
  config,
  keys,
  now,
}: Pick<Services, 'config' | 'keys' | 'now'>): KnownDevices {
  const { active, all } = keys.forPurpose('known devices')
  const path = `${new URL(config.sessionBase, 'http://any').pathname}/`

  const signature = ({ key }: PurposeKey, person: Person, nonce: string, issued: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([person.tenantId, person.id, person.passwordHash, nonce, issued]))
      .digest('base64url')

  const idOf = (token: string, person: Person): string | null => {
    const [, nonce = '', issued = '', signed = ''] = TOKEN.exec(token) ?? []
    if (!signed || Number.parseInt(issued, 36) + LIFE_MS < now().getTime()) return null
    const isOurs = all.some((key) =>
      timingSafeEqual(Buffer.from(signed), Buffer.from(signature(key, person, nonce, issued))),
    )
    return isOurs ? nonce : null
  }

  const find: KnownDevices['find'] = (request, person) => {
    if (!person) return null
    for (const token of tokensOf(request)) {
      const id = idOf(token, person)
      if (id !== null) return id
    }
    return null
  }

  return {
    find,

    remember(request, reply, person) {
      const others = tokensOf(request).filter((token) => idOf(token, person) === null)
      const nonce = find(request, person) ?? randomBytes(12).toString('base64url')
      const issued = now().getTime().toString(36)
      const tokens = [`${nonce}.${issued}.${signature(active, person, nonce, issued)}`, ...others]
      reply.setCookie(NAME, tokens.slice(0, MAX_ACCOUNTS).join('~'), {
        path,
        maxAge: LIFE_MS / 1000,
        httpOnly: true,
        sameSite: 'strict',
        secure: 'auto',
      })
    },
  }
}

function tokensOf({ cookies }: Request): string[] {
  return (cookies[NAME] ?? '').split('~', MAX_ACCOUNTS).filter((token) => TOKEN.test(token))
}
