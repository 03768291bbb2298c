import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { decideAccess, pageAfterLogin } from '@platform/shared-contracts/rules'
import type { SecondFactorStep, User } from '@platform/shared-contracts/http'
import { accessOf } from '../app/access-of.ts'
import { useShell, type Credentials, type LoginFailure } from '../app/shell-services.ts'
import { readRedirectState } from '../app/redirect-state.ts'
import { loginFailureText } from './login-failure.rule.ts'
import { loginFailureMessages } from './login.messages.ts'

const UNVERIFIED = 'email-not-verified'
/** The second step took too long: start again with the first. */
const CHALLENGE_EXPIRED = 'challenge-over'

interface SignInFailure {
  readonly message: string
  readonly code: string | null
  /** The email of the account is not verified yet. */
  readonly isUnverified: boolean
}

export interface SignIn {
  readonly isBusy: boolean
  readonly failure: SignInFailure | null
  readonly fail: (message: string | null) => void
  /** Answers what failed, or null. */
  readonly signIn: (credentials: Credentials) => Promise<SignInFailure | null>
  /** How the account's second factor can be entered; `null` in the first step. */
  readonly step: SecondFactorStep['secondFactor'] | null
  /** Goes back to the first step. */
  readonly back: () => void
}

/** Signs in, then opens the page that a guard refused, if the user may see it, or else the start page of their role. */
export function useSignIn(link: string | null): SignIn {
  const { session } = useShell()
  const texts = useStore(loginFailureMessages)
  const continueAfterSignIn = useContinueAfterSignIn()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const [step, setStep] = useState<SignIn['step']>(null)
  const fail: SignIn['fail'] = (message) =>
    setFailure(message === null ? null : { message, code: null, isUnverified: false })

  const signIn = async (credentials: Credentials) => {
    setBusy(true)
    fail(null)
    const outcome = await session.login(withLink(credentials, link))
    // After a success, stay busy until the next page is shown.
    if (outcome.ok) {
      continueAfterSignIn(outcome.user)
      return null
    }
    setBusy(false)
    if (outcome.failure === null) {
      setStep(outcome.step)
      return null
    }
    const failed = toSignInFailure(outcome.failure, texts)
    if (failed.code === CHALLENGE_EXPIRED) setStep(null)
    setFailure(failed)
    return failed
  }
  const back = () => {
    setStep(null)
    fail(null)
  }
  return { isBusy, failure, fail, signIn, step, back }
}

function toSignInFailure(
  failure: LoginFailure,
  texts: Parameters<typeof loginFailureText>[1],
): SignInFailure {
  const code = failure.kind === 'server' ? failure.code : null
  return { message: loginFailureText(failure, texts), code, isUnverified: code === UNVERIFIED }
}

/** Only the first step sends the link. */
function withLink(credentials: Credentials, link: string | null): Credentials {
  const isFirstStep = credentials.kind === 'email' || credentials.kind === 'ldap'
  return isFirstStep && link ? { ...credentials, link } : credentials
}

function useContinueAfterSignIn(): (user: User) => void {
  const { routes } = useShell()
  const navigate = useNavigate()
  const { state } = useLocation()
  return (user) => {
    const from = readRedirectState(state)?.from
    const mayReturn =
      typeof from === 'string' &&
      !user.needsSecondFactor &&
      decideAccess(accessOf(from, routes), { status: 'signedIn', user }).kind === 'allow'
    void navigate(mayReturn ? from : pageAfterLogin(user), { replace: true })
  }
}
