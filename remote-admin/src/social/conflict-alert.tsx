import { useStore } from '@nanostores/react'
import type { SocialPost } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { format } from '@platform/shared-contracts/remote'
import { DAY_AND_TIME } from '../lib/format.ts'
import { composerMessages } from './social.messages.ts'

interface Props {
  readonly theirs: SocialPost
  /** Left out when there is nothing of one's own to keep. */
  readonly onKeepMine: (() => void) | undefined
  readonly onTakeTheirs: () => void
}

/** Two people edited one post: the second decides. What is out can no longer be overwritten. */
export function ConflictAlert({ theirs, onKeepMine, onTakeTheirs }: Props) {
  const t = useStore(composerMessages)
  const { time } = useStore(format)
  const date = time(new Date(theirs.updatedAt), DAY_AND_TIME)
  return (
    <Alert
      kind="warning"
      title={t.conflictTitle}
      actions={
        <>
          <Button size="sm" onClick={onTakeTheirs}>
            {t.takeTheirs}
          </Button>
          {onKeepMine && theirs.state !== 'posted' && (
            <Button size="sm" variant="danger" onClick={onKeepMine}>
              {t.keepMine}
            </Button>
          )}
        </>
      }
    >
      {theirs.state === 'posted' && `${t.isPosted({ date })} `}
      {t.conflictText({ date, text: theirs.text })}
    </Alert>
  )
}
