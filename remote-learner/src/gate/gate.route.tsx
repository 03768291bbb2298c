import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { Alert } from '@platform/shared-ui/alert'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { gateMessages } from './gate.messages.ts'
import { GateScreen } from './gate-screen.tsx'
import styles from './gate.module.css'
import { useGate, type GateOfDevice } from './use-gate.ts'

/** /gate#KEY: a tablet at the entrance of a site, without a login; where the link of a gate leads. */
export function GateRoute() {
  const t = useStore(gateMessages)
  return (
    <div className="content">
      <PageHeader title={t.title} />
      <Gate gate={useGate()} />
    </div>
  )
}

function Gate({ gate }: { readonly gate: GateOfDevice }) {
  const t = useStore(gateMessages)
  const { state } = gate
  if (state.kind === 'loading') return <Skeleton text={t.loading} lines={4} />
  if (state.kind === 'none') return <Setup />
  if (state.kind === 'gone')
    return (
      <Alert kind="warning" title={t.gone}>
        {t.goneText}
      </Alert>
    )
  const { roster } = state.device
  if (roster) return <GateScreen gate={gate} state={state} device={state.device} roster={roster} />
  if (!state.hasFailed) return <Skeleton text={t.loading} lines={4} />
  return <FailedState onRetry={() => void gate.refresh()}>{t.failed}</FailedState>
}

function Setup() {
  const t = useStore(gateMessages)
  return (
    <section className={styles.setup}>
      <h2>{t.setupTitle}</h2>
      <p>{t.setupText}</p>
      <p>
        <Link to="/verify">{t.verify}</Link>
      </p>
    </section>
  )
}

export { GateRoute as Component }
