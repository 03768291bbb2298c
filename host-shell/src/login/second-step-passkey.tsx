import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import { PasskeyOptions } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { useShell } from '../app/shell-services.ts'
import { askForPasskey, rememberPasskeyHere } from '../lib/passkey.ts'
import form from '../ui/form.module.css'
import { secondStepMessages } from './login.messages.ts'
import type { SecondStepProps } from './second-step-props.ts'

export function SecondStepPasskey({ signIn, step }: SecondStepProps) {
  const { session } = useShell()
  const t = useStore(secondStepMessages)
  const [isAsking, setAsking] = useState(false)
  const text = useRef<HTMLParagraphElement>(null)
  const { challenge } = step

  // What was in the focus is gone with the step before.
  useEffect(() => text.current?.focus(), [])

  const prove = async () => {
    const request = {
      url: '/auth/second-factor/passkey-options',
      method: 'POST',
      body: { challenge },
    } as const
    const { data, error } = await callApi(session.call, request, { schema: PasskeyOptions })
    if (error) throw new Error(error.message)
    const response = await askForPasskey(data)
    rememberPasskeyHere()
    await signIn.signIn({ kind: 'second-factor', challenge, proof: { kind: 'passkey', response } })
  }
  const ask = async () => {
    setAsking(true)
    signIn.fail(null)
    await prove().catch(() => signIn.fail(t.passkeyFailed))
    setAsking(false)
  }
  return (
    <div className={form.form}>
      {signIn.failure !== null && <Alert kind="danger">{signIn.failure.message}</Alert>}
      <p ref={text} tabIndex={-1}>
        {t.passkeyText}
      </p>
      <BusyButton variant="primary" size="lg" isWide isBusy={isAsking} onClick={ask}>
        {t.usePasskey}
      </BusyButton>
    </div>
  )
}
