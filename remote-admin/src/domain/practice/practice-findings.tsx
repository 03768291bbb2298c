import { useStore } from '@nanostores/react'
import type { PracticePreview } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { writeDay } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import { practiceMessages, skipMessages } from './practice.messages.ts'
import classes from './practice.module.css'

interface FindingsProps {
  readonly preview: PracticePreview
}

/** Whether the user may sign, for how many, and who is skipped and why. */
export function PracticeFindings({ preview }: FindingsProps) {
  const t = useStore(practiceMessages)
  if (preview.refusal !== null) return <Refused preview={preview} />
  return (
    <>
      <p>
        <strong>{t.ready({ count: preview.ready })}</strong>
      </p>
      {preview.ready > 0 && <SignedWith preview={preview} />}
      <Skipped preview={preview} />
    </>
  )
}

/** Why not, and who can. */
function Refused({ preview: { refusal, trainers } }: FindingsProps) {
  const t = useStore(practiceMessages)
  return (
    <Alert kind="info" title={t.refusedTitle}>
      <div className={layout.lines}>
        <p>{refusal === 'not-trainer' ? t.notTrainer : t.noCredential}</p>
        <p>
          {trainers.length > 0
            ? t.trainers({ count: trainers.length, names: trainers.join(', ') })
            : t.noTrainers}
        </p>
      </div>
    </Alert>
  )
}

function SignedWith({ preview: { credential } }: FindingsProps) {
  const t = useStore(practiceMessages)
  const formats = useStore(format)
  if (credential === null) return null
  const { name, issuer, expiresOn } = credential
  return (
    <p>
      {expiresOn === null
        ? t.withoutEnd({ name, issuer })
        : t.with({ name, issuer, day: writeDay(expiresOn, formats) })}
    </p>
  )
}

function Skipped({ preview: { skipped } }: FindingsProps) {
  const t = useStore(practiceMessages)
  const reasons = useStore(skipMessages)
  if (skipped.length === 0) return null
  return (
    <section className={layout.stack}>
      <h3>{t.skipped({ count: skipped.length })}</h3>
      <ul className={classes.skipped}>
        {skipped.map(({ id, name, reason }) => (
          <li key={id}>
            {name} <span className={layout.muted}>{reasons[reason]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
