import type { FastifyPluginAsync } from 'fastify'

interface Options {
  /** Where to report a vulnerability, as a mailto: or https: address; `null` names the tenant's support. */
  readonly contact: string | null
  readonly now: () => Date
}

const LIFE_MS = 180 * 24 * 60 * 60_000

/** RFC 9116: where people who found a vulnerability can report it. */
export const securityTxtRoutes: FastifyPluginAsync<Options> = async (app, { contact, now }) => {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async ({ tenant }, reply) => {
    const support = tenant.config.support?.email
    const address = contact ?? (support ? `mailto:${support}` : null)
    if (address === null) return reply.callNotFound()
    // Rounded to the day, so that the text stays the same for a while.
    const expires = `${new Date(now().getTime() + LIFE_MS).toISOString().slice(0, 10)}T00:00:00.000Z`
    const lines = [`Contact: ${address}`, `Expires: ${expires}`, 'Preferred-Languages: en, es']
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })
}
