import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { currentUser, requireRole } from '../app/request-context.ts'
import type { Database } from '../lib/data/database.ts'
import { ProblemError } from '../lib/problem.ts'
import { teamOf, TOKEN_PREFIX } from './deploy-tokens.ts'
import type { Allowance } from './path-claims.rule.ts'

/** Whoever may change the registry: a team with its deploy token, or a super admin. */
export interface Deployer extends Allowance {
  /** As the history names it: `team learner`, or an email address. */
  readonly actor: string
  readonly isAllowed: (remote: string) => boolean
}

const deployers = new WeakMap<FastifyRequest, Deployer>()
const superAdmin = requireRole('super_admin')

/** For `preHandler`: 401 without a good token, 403 for a session that is not a super admin's. */
export function requireDeployer(database: Database): preHandlerAsyncHookHandler {
  return async function requireOne(request, reply) {
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
    if (!token.startsWith(TOKEN_PREFIX)) {
      await superAdmin.call(this, request, reply)
      deployers.set(request, {
        actor: currentUser(request).email,
        isAllowed: () => true,
        prefixes: [],
        menus: [],
      })
      return
    }
    const team = await teamOf(database, token)
    if (!team) throw new ProblemError(401, 'This deploy token is not valid.', { code: 'deploy-token' })
    const { remotes, prefixes, menus } = team
    const isAllowed = (remote: string): boolean => remotes.includes(remote)
    deployers.set(request, { actor: `team ${team.team}`, isAllowed, prefixes, menus })
  }
}

/** Whoever `requireDeployer` let in. With a remote: 403 when it is not theirs. */
export function deployerOf(request: FastifyRequest, remote?: string): Deployer {
  const deployer = deployers.get(request)
  if (!deployer) throw new Error('This route has no requireDeployer before its handler.')
  if (remote !== undefined && !deployer.isAllowed(remote))
    throw new ProblemError(403, `This deploy token is not for remote ${remote}.`, { code: 'not-your-remote' })
  return deployer
}
