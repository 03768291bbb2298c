import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { SecondFactorOverview } from '@platform/shared-contracts/http'
import { useAnswer } from '@platform/shared-contracts/client'
import { Alert } from '@platform/shared-ui/alert'
import { useShell } from '../../app/shell-services.ts'
import { Section, WhenLoaded } from '../section.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import type { PartProps } from './part-props.ts'
import { PasskeysPart } from './passkeys-part.tsx'
import { RecoveryPart } from './recovery-part.tsx'
import { OVERVIEW } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security-section.module.css'
import { TotpPart } from './totp-part.tsx'

interface SecuritySectionProps {
  /** After every change: the server may have ended sessions. */
  readonly onChanged?: () => void
  /** The person has seen all that is shown once. */
  readonly onSettled?: () => void
}

/** Authenticator app, passkeys and recovery codes. */
export function SecuritySection({ onChanged, onSettled }: SecuritySectionProps) {
  const t = useStore(securityMessages)
  const { fetch } = useShell()
  const security = useAnswer({ fetch, ...OVERVIEW })
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  const changed: PartProps['onChanged'] = (recoveryCodes) => {
    security.reload()
    onChanged?.()
    if (recoveryCodes) setCodes(recoveryCodes)
    else onSettled?.()
  }
  const settle = () => {
    setCodes(null)
    onSettled?.()
  }
  return (
    <Section title={t.title} text={t.text}>
      <WhenLoaded loaded={security}>
        {(overview) => (
          <div className={styles.parts}>
            {isMissing(overview) && <Alert kind="warning">{t.required}</Alert>}
            {codes !== null && <NewRecoveryCodes codes={codes} onDone={settle} />}
            <TotpPart overview={overview} onChanged={changed} />
            <PasskeysPart overview={overview} onChanged={changed} />
            <RecoveryPart overview={overview} onChanged={changed} />
          </div>
        )}
      </WhenLoaded>
    </Section>
  )
}

function isMissing({ isRequired, totp, passkeys }: SecondFactorOverview): boolean {
  return isRequired && totp === null && passkeys.length === 0
}
