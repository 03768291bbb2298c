import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GateRoster } from '@platform/shared-contracts/http'
import { CameraView } from './camera-view.tsx'
import { CodeForm } from './code-form.tsx'
import { gateMessages } from './gate.messages.ts'
import styles from './gate.module.css'
import { GateBar } from './gate-bar.tsx'
import type { GateDevice } from './gate-device.ts'
import { GateResult } from './gate-result.tsx'
import { play } from './play-result.ts'
import { isEnter, useChecks } from './use-checks.ts'
import type { GateOfDevice, GateState } from './use-gate.ts'
import { useScreenOn } from './use-screen-on.ts'

interface GateScreenProps {
  readonly gate: GateOfDevice
  readonly state: Extract<GateState, { kind: 'open' }>
  readonly device: GateDevice
  readonly roster: GateRoster
}

/** The whole screen: what is behind it is not for a gate. */
export function GateScreen({ gate, state, device, roster }: GateScreenProps) {
  const t = useStore(gateMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const { check, submit, clear } = useChecks(device, gate.refresh)
  const [hasSound, setSound] = useState(false)
  useScreenOn()
  // Before the field for codes takes the focus, which opening a dialog gives to its first control.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  useEffect(() => {
    if (hasSound && check && check.kind !== 'checking') play(isEnter(check))
  }, [check, hasSound])
  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-label={t.heading({ company: roster.company, name: roster.gate.name })}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        clear()
      }}
    >
      <GateBar gate={gate} state={state} roster={roster} sound={{ isOn: hasSound, set: setSound }} />
      <div className={styles.body}>
        <CameraView onCode={submit} />
        <div role="alert" className={styles.announced}>
          {check && <GateResult check={check} onNext={clear} />}
        </div>
      </div>
      <CodeForm onCode={submit} />
    </dialog>
  )
}
