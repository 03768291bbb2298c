import type { InlinedAnswers } from '@platform/shared-contracts/http'
import type { FastifyInstance } from 'fastify'
import { INTERNAL_ADDRESS } from '../../lib/network/internal-address.ts'

const PATH = /^\/(?!\/)[\w\-./?&=%+~,:@!$'()*;]*$/
/** Replaces a response that a visitor could not use: the page then shows its fallback. */
const UNUSABLE_FROM = 500

/** The API's responses to a visitor of a host, requested inside the process. */
export interface PublicAnswers {
  /** Errors: throws when the API itself fails, so that no page is rendered from the failure. */
  read(host: string, paths: readonly string[]): Promise<InlinedAnswers>
}

export function publicAnswers(app: FastifyInstance): PublicAnswers {
  async function readOne(host: string, path: string): Promise<InlinedAnswers[string]> {
    if (!PATH.test(path)) throw new Error(`A page requests "${path}", which is not a path of the API.`)
    const answer = await app.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: { host },
      remoteAddress: INTERNAL_ADDRESS,
    })
    if (answer.statusCode >= UNUSABLE_FROM || answer.statusCode === 429)
      throw new Error(`The API responded with ${answer.statusCode} for ${path}.`)
    return { status: answer.statusCode, body: parse(answer.body) }
  }
  return {
    read: async (host, paths) =>
      Object.fromEntries(
        await Promise.all(paths.map(async (path) => [path, await readOne(host, path)] as const)),
      ),
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
