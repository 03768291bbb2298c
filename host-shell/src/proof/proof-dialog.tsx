import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { ProofWays } from '@platform/shared-contracts/http'
import { useAnswer } from '@platform/shared-contracts/client'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useShell } from '../app/shell-services.ts'
import { canUsePasskeys } from '../lib/passkey.ts'
import form from '../ui/form.module.css'
import { passkeyProof, PROOF_METHODS, sendProof } from './proof.api.ts'
import { proofMessages } from './proof.messages.ts'
import { SecretsForm } from './secrets-form.tsx'

interface ProofDialogProps {
  readonly onDone: (isProved: boolean) => void
}

export function ProofDialog({ onDone }: ProofDialogProps) {
  const t = useStore(proofMessages)
  const { fetch } = useShell()
  const { answer, data } = useAnswer({ fetch, ...PROOF_METHODS })
  return (
    <Dialog isOpen title={t.title} size="sm" onClose={() => onDone(false)}>
      <div className={form.form}>
        <p>{t.text}</p>
        {answer.status === 'loading' && <Skeleton lines={3} />}
        {answer.status === 'failed' && <Alert kind="danger">{t.failed}</Alert>}
        {data && <ProofMethods ways={data} onDone={onDone} />}
      </div>
    </Dialog>
  )
}

function ProofMethods({ ways, onDone }: ProofDialogProps & { readonly ways: ProofWays }) {
  const t = useStore(proofMessages)
  const hasPasskey = ways.passkey && canUsePasskeys()
  const secrets = hasSecrets(ways) && <SecretsForm ways={ways} onDone={onDone} />
  if (!hasPasskey) return secrets || <Alert kind="warning">{t.noWay}</Alert>
  return (
    <>
      <PasskeyProof onDone={onDone} />
      {secrets && <p className={form.note}>{t.or}</p>}
      {secrets}
    </>
  )
}

/** A password alone is no proof of an account that has a passkey. */
function hasSecrets({ password, code, passkey }: ProofWays): boolean {
  return code || (password && !passkey)
}

function PasskeyProof({ onDone }: ProofDialogProps) {
  const { fetch } = useShell()
  const t = useStore(proofMessages)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const ask = async () => {
    setAsking(true)
    setFailure(null)
    const proof = await passkeyProof(fetch).catch(() => null)
    const result = proof && (await sendProof(fetch, proof))
    setAsking(false)
    if (!result) setFailure(t.passkeyFailed)
    else if (result.error) setFailure(result.error.serverMessage ?? t.failed)
    else onDone(true)
  }
  return (
    <>
      {failure !== null && <Alert kind="danger">{failure}</Alert>}
      <BusyButton isWide isBusy={isAsking} onClick={ask}>
        {t.usePasskey}
      </BusyButton>
    </>
  )
}
