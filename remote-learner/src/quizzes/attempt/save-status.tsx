import { useStore } from '@nanostores/react'
import { AlertIcon, CheckIcon } from '@platform/shared-ui/icon'
import { Spinner } from '@platform/shared-ui/spinner'
import type { SaveState } from '../../domain/attempt/attempt-view.rule.ts'
import { attemptMessages } from './attempt.messages.ts'
import classes from './attempt.module.css'

interface Props {
  readonly save: SaveState
  /** The server's clock runs. */
  readonly isTimed: boolean
}

/** Whether what is on the screen is safe on the server. */
export function SaveStatus({ save, isTimed }: Props) {
  const t = useStore(attemptMessages)
  const icon = {
    saved: <CheckIcon size={1.125} />,
    saving: <Spinner size="small" />,
    waiting: <AlertIcon size={1.125} />,
    refused: <AlertIcon size={1.125} />,
    closed: <AlertIcon size={1.125} />,
  }[save]
  return (
    <div className={classes.save} data-save={save}>
      {icon}
      <span role="status">{save === 'waiting' && isTimed ? t.waitingTimed : t[save]}</span>
    </div>
  )
}
