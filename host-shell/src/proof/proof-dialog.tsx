import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { ProofWays } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useShell } from '../app/shell-services.ts'
import { canUsePasskeys } from '../lib/passkey.ts'
import form from '../ui/form.module.css'
import { fetchWays, passkeyProof, sendProof } from './proof.api.ts'
import { proofMessages } from './proof.messages.ts'
import { SecretsForm } from './secrets-form.tsx'

interface ProofDialogProps {
  readonly onDone: (isProved: boolean) => void
}

export function ProofDialog({ onDone }: ProofDialogProps) {
  const t = useStore(proofMessages)
  const ways = useWays()
  return (
    <Dialog isOpen title={t.title} size="sm" onClose={() => onDone(false)}>
      <div className={form.form}>
        <p>{t.text}</p>
        {ways === undefined && <Skeleton lines={3} />}
        {ways === null && <Alert kind="danger">{t.failed}</Alert>}
        {ways && <Ways ways={ways} onDone={onDone} />}
      </div>
    </Dialog>
  )
}

/** `undefined` until they are there, `null` when they do not come. */
function useWays(): ProofWays | null | undefined {
  const { fetch } = useShell()
  const [ways, setWays] = useState<ProofWays | null>()
  useEffect(() => {
    fetchWays(fetch).then(setWays, () => setWays(null))
  }, [fetch])
  return ways
}

function Ways({ ways, onDone }: ProofDialogProps & { readonly ways: ProofWays }) {
  const t = useStore(proofMessages)
  const hasPasskey = ways.passkey && canUsePasskeys()
  const secrets = hasSecrets(ways) && <SecretsForm ways={ways} onDone={onDone} />
  if (!hasPasskey) return secrets || <Alert kind="warning">{t.noWay}</Alert>
  return (
    <>
      <PasskeyWay onDone={onDone} />
      {secrets && <p className={form.note}>{t.or}</p>}
      {secrets}
    </>
  )
}

/** A password alone is no proof of an account that has a passkey. */
function hasSecrets({ password, code, passkey }: ProofWays): boolean {
  return code || (password && !passkey)
}

function PasskeyWay({ onDone }: ProofDialogProps) {
  const { fetch } = useShell()
  const t = useStore(proofMessages)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const ask = async () => {
    setAsking(true)
    setFailure(null)
    const outcome = await passkeyProof(fetch).then(
      (proof) => sendProof(fetch, proof, t.failed),
      () => ({ ok: false, message: t.passkeyFailed }) as const,
    )
    setAsking(false)
    if (outcome.ok) onDone(true)
    else setFailure(outcome.message)
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
