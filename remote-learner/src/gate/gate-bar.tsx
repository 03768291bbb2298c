import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { GateRoster } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Badge } from '@platform/shared-ui/badge'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { SwitchField } from '@platform/shared-ui/switch-field'
import { formatMoment } from '../lib/dates.ts'
import { gateMessages } from './gate.messages.ts'
import styles from './gate.module.css'
import { GateLanguage } from './gate-language.tsx'
import { rosterAge } from './roster-age.rule.ts'
import { LIMITS } from './use-checks.ts'
import type { GateOfDevice, GateState } from './use-gate.ts'

interface GateBarProps {
  readonly gate: GateOfDevice
  readonly state: Extract<GateState, { kind: 'open' }>
  readonly roster: GateRoster
  readonly sound: { readonly isOn: boolean; readonly set: (isOn: boolean) => void }
}

/** Which gate this is, how old its list is, and what a guard may change. */
export function GateBar({ gate, state, roster, sound }: GateBarProps) {
  const t = useStore(gateMessages)
  const language = useStore(locale)
  const {
    gate: { name, site },
    company,
    madeAt,
    people,
  } = roster
  const [isLeaving, setLeaving] = useState(false)
  return (
    // Offline is said here, and checks go on: the shell's own notice is left out.
    <header className={styles.bar} data-says-offline={state.hasFailed || undefined}>
      <div className={styles.names}>
        <h1>{t.heading({ company, name })}</h1>
        <p>
          {site || t.everySite}
          {'. '}
          {t.roster({ moment: formatMoment(madeAt, language), count: people.length })}
          {state.hasFailed && (
            <>
              {' '}
              <Badge tone="warning">{t.offline}</Badge>
            </>
          )}
        </p>
      </div>
      <div className={styles.tools}>
        <GateLanguage isOnline={!state.isBusy && !state.hasFailed} />
        <SwitchField
          label={t.sound}
          checked={sound.isOn}
          onChange={({ target }) => sound.set(target.checked)}
        />
        <BusyButton
          size="sm"
          isBusy={state.isBusy}
          busyText={t.refreshing}
          onClick={() => void gate.refresh()}
        >
          {t.refresh}
        </BusyButton>
        <Button size="sm" onClick={() => setLeaving(true)}>
          {t.leave}
        </Button>
      </div>
      <AgeAlert madeAt={madeAt} receivedAt={state.device.receivedAt} />
      <ConfirmDialog
        isOpen={isLeaving}
        isDanger
        title={t.leaveTitle}
        confirmText={t.leaveAction}
        onConfirm={gate.forget}
        onClose={() => setLeaving(false)}
      >
        {t.leaveText}
      </ConfirmDialog>
    </header>
  )
}

const MINUTE_MS = 60_000

function AgeAlert(received: { readonly madeAt: string; readonly receivedAt: number }) {
  const t = useStore(gateMessages)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const age = rosterAge(received, now, LIMITS)
  if (age === 'fresh') return null
  return (
    <Alert kind={age === 'old' ? 'warning' : 'danger'} title={age === 'old' ? t.old : t.tooOld}>
      {age === 'tooOld' && t.tooOldText}
    </Alert>
  )
}
