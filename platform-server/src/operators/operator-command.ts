import type { Database, Tx } from '../lib/data/database.ts'
import { ProblemError } from '../lib/problem.ts'
import { StartError } from '../lib/start-error.ts'
import { accountOf, grantOperator, listOperators, revokeOperator } from './operators.ts'

export const OPERATOR_USAGE =
  'Usage: npm run operator -- --email ADDRESS [--tenant ID] --grant|--revoke, or npm run operator -- --list'

interface Arguments {
  readonly email?: string | undefined
  readonly tenant?: string | undefined
  readonly grant?: boolean | undefined
  readonly revoke?: boolean | undefined
  readonly list?: boolean | undefined
}

interface Wanted {
  readonly account: { readonly tenantId: number; readonly email: string }
  readonly isGrant: boolean
}

/** Returns a sentence about what was done. Errors: a `StartError` with a sentence. */
export async function operatorCommand(database: Database, values: Arguments): Promise<string> {
  if (values.list) return inLines(database)
  const { account, isGrant } = wantedBy(values)
  try {
    return await database.withPlatform((tx) => (isGrant ? grant(tx, account) : revoke(tx, account)))
  } catch (error) {
    throw error instanceof ProblemError ? new StartError(error.message, { cause: error }) : error
  }
}

function wantedBy({ email, tenant = '1', grant: isGrant, revoke: isRevoke }: Arguments): Wanted {
  const tenantId = Number(tenant)
  if (!email || isGrant === isRevoke || !Number.isInteger(tenantId)) throw new StartError(OPERATOR_USAGE)
  return { account: { tenantId, email }, isGrant: isGrant === true }
}

async function grant(tx: Tx, account: Wanted['account']): Promise<string> {
  const { email, tenantId } = await grantOperator(tx, account, 'command')
  return `${email} of tenant ${tenantId} is a platform operator.`
}

async function revoke(tx: Tx, account: Wanted['account']): Promise<string> {
  const { id, email, tenantId } = await accountOf(tx, account)
  await revokeOperator(tx, id, { by: 'command', mayBeLast: true })
  const rest =
    (await listOperators(tx)).length === 0 ? ' No platform operator is left. Add one with --grant.' : ''
  return `${email} of tenant ${tenantId} is no longer a platform operator.${rest}`
}

async function inLines(database: Database): Promise<string> {
  const operators = await database.withPlatform(listOperators)
  if (operators.length === 0) return 'There are no platform operators.'
  return operators.map(({ email, tenant }) => `${email} (tenant ${tenant})`).join('\n')
}
