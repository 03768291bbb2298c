import type { LrsOutcome, LrsTestAnswer, LrsVersion } from '@platform/shared-contracts/http'
import { z } from 'zod/mini'
import { connectionOutcome } from './sending/connection-outcome.rule.ts'
import type { LrsAccess, LrsClient } from './sending/lrs-client.ts'

const About = z.object({ version: z.array(z.string()) })
const Statements = z.object({ statements: z.array(z.unknown()) })
const SERVER_ERROR = 500

/** Asks the record store what it is and whether it takes the key. Sends no statement, because none can be deleted. */
export async function testConnection(client: LrsClient, access: LrsAccess): Promise<LrsTestAnswer> {
  try {
    const about = await client.about(access)
    const versions = about.ok ? (About.safeParse(await jsonOf(about)).data?.version ?? []) : []
    if (versions.length > 0 && !supports(versions, access.version))
      return { outcome: 'other-version', status: about.status, versions }
    const answer = await client.newest(access)
    const outcome = await outcomeOf(answer, versions.length > 0)
    return { outcome, status: answer.status, versions }
  } catch (error) {
    return { outcome: connectionOutcome(error), status: null, versions: [] }
  }
}

/** `1.0.3` is supported by every store of 1.0. */
function supports(versions: readonly string[], wanted: LrsVersion): boolean {
  const family = (version: string) => version.split('.').slice(0, 2).join('.')
  return versions.some((version) => family(version) === family(wanted))
}

async function outcomeOf(answer: Response, isLrs: boolean): Promise<LrsOutcome> {
  const { status } = answer
  if (status === 401) return 'refused'
  if (status === 403) return isLrs ? 'write-only' : 'refused'
  if (status >= SERVER_ERROR) return 'unreachable'
  return answer.ok && Statements.safeParse(await jsonOf(answer)).success ? 'ok' : 'no-lrs'
}

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json()
  } catch {
    // A page of a web server, for example: it is no record store.
    return null
  }
}
