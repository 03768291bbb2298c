import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { currentUser, requireOperator } from '../../app/request-context.ts'
import type { Database } from '../../lib/data/database.ts'
import { ProblemError } from '../../lib/problem.ts'
import { TOKEN_PREFIX } from './deploy-tokens.ts'
import type { Allowance } from '../../domain/releases/path-claims.rule.ts'
import { useDeployToken } from './use-deploy-token.ts'

/** Who may change the registry: a team with its deploy token, or a platform operator. */
export interface Deployer extends Allowance {
  /** As the history names it: `team learner`, or an email address. */
  readonly actor: string
  readonly isAllowed: (remote: string) => boolean
}

const deployers = new WeakMap<FastifyRequest, Deployer>()

/** For `onRequest`: 401 without a good token, 403 for a session that is not a platform operator's. */
export function requireDeployer(database: Database, now: () => Date): onRequestAsyncHookHandler {
  return async function requireOne(request, reply) {
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
    if (!token.startsWith(TOKEN_PREFIX)) {
      await requireOperator.call(this, request, reply)
      deployers.set(request, {
        actor: currentUser(request).email,
        isAllowed: () => true,
        prefixes: [],
        menus: [],
      })
      return
    }
    const use = { token, address: request.ip, now: now() }
    const { team, remotes, prefixes, menus } = await useDeployToken(database, use)
    const isAllowed = (remote: string): boolean => remotes.includes(remote)
    deployers.set(request, { actor: `team ${team}`, isAllowed, prefixes, menus })
  }
}

/** The deployer whom `requireDeployer` let in. With a remote: 403 when it is not theirs. */
export function deployerOf(request: FastifyRequest, remote?: string): Deployer {
  const deployer = deployers.get(request)
  if (!deployer) throw new Error('This route has no requireDeployer before its handler.')
  if (remote !== undefined && !deployer.isAllowed(remote))
    throw new ProblemError(403, 'not-your-remote', { values: { remote } })
  return deployer
}
