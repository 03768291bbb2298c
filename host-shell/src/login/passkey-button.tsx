import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import { PasskeyOptions } from '@platform/shared-contracts/http'
import { BusyButton } from '@platform/shared-ui/button'
import { useShell } from '../app/shell-services.ts'
import {
  askForPasskey,
  canFillInPasskeys,
  canUsePasskeys,
  hasUsedPasskeyHere,
  rememberPasskeyHere,
  stopAskingForPasskey,
} from '../lib/passkey.ts'
import { loginMessages } from './login.messages.ts'
import styles from './passkey-button.module.css'
import type { SignIn } from './use-sign-in.ts'

/** Signs in with a passkey and no password. Reserves its space until the browser's support for passkeys is known. */
export function PasskeyButton({ isBusy, fail, signIn }: SignIn) {
  const t = useStore(loginMessages)
  const passkeySignIn = usePasskeySignIn(signIn)
  const [canUse, setCanUse] = useState(false)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => setCanUse(canUsePasskeys()), [])
  useOfferedPasskey(passkeySignIn)

  const ask = async () => {
    setAsking(true)
    fail(null)
    await passkeySignIn(false).catch(() => fail(t.passkeyFailed))
    setAsking(false)
  }
  return (
    <BusyButton
      size="lg"
      isWide
      className={canUse ? undefined : styles.waiting}
      isBusy={isAsking && !isBusy}
      disabled={isBusy}
      onClick={ask}
    >
      {t.usePasskey}
    </BusyButton>
  )
}

type PasskeySignIn = (isFilledIn: boolean) => Promise<void>

/** Errors: throws if no passkey was used. */
function usePasskeySignIn(signIn: SignIn['signIn']): PasskeySignIn {
  const { session } = useShell()
  return async (isFilledIn) => {
    const request = { url: '/auth/passkey/options', method: 'POST' } as const
    const { data, error } = await callApi(session.call, request, { schema: PasskeyOptions })
    if (error) throw new Error(error.message)
    const response = await askForPasskey(data, { isFilledIn })
    rememberPasskeyHere()
    await signIn({ kind: 'passkey', response })
  }
}

/** If a passkey was used here before, the browser offers it in the email field; otherwise there is no prompt. */
function useOfferedPasskey(passkeySignIn: PasskeySignIn): void {
  useEffect(() => {
    if (!hasUsedPasskeyHere()) return
    let isOpen = true
    void canFillInPasskeys().then((can) => {
      // The prompt was canceled, or the user left the page: the form still works.
      if (can && isOpen) passkeySignIn(true).catch(() => undefined)
    })
    return () => {
      isOpen = false
      void stopAskingForPasskey()
    }
    // Once, when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function at each render asks for the same
  }, [])
}
