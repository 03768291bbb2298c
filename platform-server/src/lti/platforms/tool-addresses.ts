import type { FastifyRequest } from 'fastify'

type Request = Pick<FastifyRequest, 'protocol' | 'host'>

/** `https://training.example.com`; the host has led to a tenant. */
const originOf = ({ protocol, host }: Request): string => `${protocol}://${host}`

/** What the administrator of a platform enters there. */
export function toolAddresses(request: Request) {
  const base = `${originOf(request)}/api/lti`
  return {
    loginUrl: `${base}/login`,
    launchUrl: `${base}/launch`,
    deepLinkingUrl: `${base}/deep-linking`,
    keysetUrl: `${base}/keys`,
  }
}
