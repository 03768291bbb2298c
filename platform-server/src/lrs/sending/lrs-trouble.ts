import { connectionOutcome } from './connection-outcome.rule.ts'

const MAX_PROBLEM = 500
const SENTENCES = {
  unreachable: 'No server answered at this address.',
  timeout: 'The record store did not answer in time.',
  'not-allowed': 'The address is in a private network, to which this server does not connect.',
  untrusted: 'The certificate of the record store is not trusted.',
} as const

/** Nothing could be sent now: the connection or the record store is at fault, not a statement. */
export class LrsTrouble extends Error {
  readonly retryAfter: string | null

  constructor(problem: string, retryAfter: string | null = null) {
    super(problem)
    this.retryAfter = retryAfter
  }
}

/** What a store answered, as staff read it. */
export async function explained(answer: Response): Promise<string> {
  const text = (await answer.text()).replaceAll(/\s+/g, ' ').trim()
  const said = `The record store answered ${answer.status}${text ? `: ${text}` : '.'}`
  // A database stores no null character.
  return said.replaceAll('\0', '').slice(0, MAX_PROBLEM)
}

/** Errors: `LrsTrouble` in place of the connection's own errors. */
export async function reaching(request: Promise<Response>): Promise<Response> {
  try {
    return await request
  } catch (error) {
    throw new LrsTrouble(SENTENCES[connectionOutcome(error)])
  }
}
