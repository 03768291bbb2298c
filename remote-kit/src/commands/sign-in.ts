import { LoginAnswer, LoginResponse, type SecondFactorMethod } from '@platform/shared-contracts/http'
import { type Ask, type Environment, RefusalError, type SignedIn, UsageError } from './command.ts'
import { createRegistryClient, type RegistryClient } from './registry-client.ts'

/** For calls whose response body does not matter. */
const ANYTHING = { parse: () => null }

export interface SignInOptions {
  readonly url: string
  readonly retryTimeoutMs: number
  /** The operator's email address, if the command line names it. */
  readonly email: string | undefined
  readonly env: Environment
  /** `null` without a terminal, when there is no one to prompt. */
  readonly ask: Ask | null
}

/**
 * Signs in with a password and, if the account has one, a second factor. Both come from the environment or a prompt and
 * never from an argument, so that neither shows up in the shell's history or in the list of processes.
 * Errors: UsageError if a value is missing and there is no one to prompt; those of RegistryClient.
 */
export async function signIn(options: SignInOptions): Promise<SignedIn> {
  const { url, retryTimeoutMs } = options
  const auth = createRegistryClient({ url, token: undefined, retryTimeoutMs, root: '/api/auth' })
  const email = await readCredential(
    options,
    'PLATFORM_OPERATOR',
    'Email address of a platform operator',
    'plain',
  )
  const password = await readCredential(options, 'PLATFORM_PASSWORD', `Password for ${email}`, 'secret')
  const answer = await auth.call('POST', '/login', { email, password }, LoginResponse)
  const session = 'secondFactor' in answer ? await secondStep(auth, answer.secondFactor, options) : answer
  const { accessToken: token, refreshToken } = session
  return {
    registry: createRegistryClient({ url, token, retryTimeoutMs }),
    async end() {
      const own = createRegistryClient({ url, token, retryTimeoutMs: 0, root: '/api/auth' })
      await own.call('POST', '/logout', { refreshToken }, ANYTHING)
    },
  }
}

interface Step {
  readonly challenge: string
  readonly methods: readonly SecondFactorMethod[]
}

/** With the code of an authenticator app, or a recovery code; a passkey needs a browser. */
async function secondStep(
  auth: RegistryClient,
  { challenge, methods }: Step,
  options: SignInOptions,
): Promise<LoginAnswer> {
  if (!methods.includes('totp') && !methods.includes('recovery-code'))
    throw new RefusalError(
      'This account signs in with a passkey, which needs a browser. Use the Deploy tokens page, or add an authenticator app to the account.',
    )
  const kinds = methods.includes('totp')
    ? 'Code from the authenticator app, or a recovery code'
    : 'Recovery code'
  const code = await readCredential(options, 'PLATFORM_CODE', kinds, 'secret')
  const kind = /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? 'totp' : 'recovery-code'
  return auth.call('POST', '/second-factor', { challenge, proof: { kind, code } }, LoginAnswer)
}

type Named = 'PLATFORM_OPERATOR' | 'PLATFORM_PASSWORD' | 'PLATFORM_CODE'

async function readCredential(
  { env, ask, email }: SignInOptions,
  name: Named,
  question: string,
  kind: 'plain' | 'secret',
): Promise<string> {
  const known = (name === 'PLATFORM_OPERATOR' ? email : undefined) ?? env[name]
  if (known) return known
  if (!ask) throw new UsageError(`There is no terminal to prompt on: set ${name}.`)
  const answer = await ask(question, kind)
  if (answer === '') throw new UsageError(`Nothing was entered. Enter it, or set ${name}.`)
  return answer
}
