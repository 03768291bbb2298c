import { useState } from 'react'
import { Alert } from '../../src/feedback/alert.tsx'
import { Badge } from '../../src/feedback/badge.tsx'
import { Button } from '../../src/actions/button.tsx'
import { EmptyState } from '../../src/feedback/empty-state.tsx'
import { FailedState } from '../../src/feedback/failed-state.tsx'
import { CertificateIcon, CheckIcon, LockIcon } from '../../src/layout/icon.tsx'
import { ProgressBar } from '../../src/feedback/progress-bar.tsx'
import { ToastRegion, type Notice } from '../../src/feedback/toast.tsx'
import { Specimen } from '../specimen.tsx'

const KINDS = ['success', 'info', 'warning', 'danger'] as const
const TONES = ['neutral', 'accent', ...KINDS] as const
const retry = () => undefined

export function Feedback() {
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  return (
    <>
      <Specimen note="Alerts" layout="grid">
        {KINDS.filter((kind) => !dismissed.includes(kind)).map((kind) => (
          <Alert
            key={kind}
            kind={kind}
            title={`A ${kind} message`}
            onDismiss={() => setDismissed([...dismissed, kind])}
          >
            It says what happened and what to do next.
          </Alert>
        ))}
        <Alert
          kind="danger"
          actions={
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
          }
        >
          Failed to sync progress for module IC0112.
        </Alert>
      </Specimen>
      <Specimen note="Badges">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="success" icon={<CheckIcon />}>
          Completed
        </Badge>
        <Badge icon={<LockIcon />}>Locked</Badge>
      </Specimen>
      <Specimen note="Progress" layout="grid">
        <ProgressBar label="Fall Protection" value={35} />
        <ProgressBar label="All modules" value={9} max={12} valueText="9 of 12" />
        <ProgressBar label="Done" value={100} tone="success" />
      </Specimen>
      <Toasts />
      <Specimen note="Nothing there, and not loaded" layout="grid">
        <EmptyState
          icon={<CertificateIcon />}
          title="No certificates yet"
          action={<Button variant="primary">Start</Button>}
        >
          Finish a module to earn your first one.
        </EmptyState>
        <FailedState onRetry={retry} />
      </Specimen>
    </>
  )
}

function Toasts() {
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const notify = (kind: Notice['kind']) =>
    setNotices([...notices, { id: `${kind}-${notices.length}`, kind, message: `This is a ${kind} notice.` }])
  return (
    <Specimen note="Toasts">
      {KINDS.map((kind) => (
        <Button key={kind} onClick={() => notify(kind)}>
          {kind} toast
        </Button>
      ))}
      <ToastRegion
        notices={notices}
        onDismiss={(id) => setNotices((all) => all.filter((notice) => notice.id !== id))}
      />
    </Specimen>
  )
}
