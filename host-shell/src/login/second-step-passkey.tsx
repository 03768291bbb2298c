import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { PasskeyOptions } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { useShell } from '../app/shell-services.ts'
import { jsonBody, readJson } from '../lib/answer.ts'
import { askForPasskey, rememberPasskeyHere } from '../lib/passkey.ts'
import form from '../ui/form.module.css'
import { secondStepMessages } from './login.messages.ts'
import type { SecondStepProps } from './second-step.tsx'

export function SecondStepPasskey({ signIn, step }: SecondStepProps) {
  const { session } = useShell()
  const t = useStore(secondStepMessages)
  const [isAsking, setAsking] = useState(false)
  const text = useRef<HTMLParagraphElement>(null)
  const { challenge } = step

  // What was in the focus is gone with the step before.
  useEffect(() => text.current?.focus(), [])

  const prove = async () => {
    const answer = await session.call('/auth/second-factor/passkey-options', jsonBody({ challenge }))
    const body = await readJson(answer)
    if (!answer.ok) throw new Error(`/auth/second-factor/passkey-options answered ${answer.status}.`)
    const response = await askForPasskey(PasskeyOptions.parse(body))
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
