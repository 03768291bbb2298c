import { useStore } from '@nanostores/react'
import type { SocialPost } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { ConflictAlert } from '../ui/conflict-alert.tsx'
import { DAY_AND_TIME } from '../lib/format.ts'
import { composerMessages } from './social.messages.ts'

interface Props {
  readonly theirs: SocialPost
  /** Left out when there is nothing of one's own to keep. */
  readonly onKeepMine: (() => void) | undefined
  readonly onTakeTheirs: () => void
}

/** Two people edited one post: the second decides. What is out can no longer be overwritten. */
export function PostConflict({ theirs, onKeepMine, onTakeTheirs }: Props) {
  const t = useStore(composerMessages)
  const { time } = useStore(format)
  const date = time(new Date(theirs.updatedAt), DAY_AND_TIME)
  return (
    <ConflictAlert
      title={t.conflictTitle}
      onKeepMine={theirs.state === 'posted' ? undefined : onKeepMine}
      onTakeTheirs={onTakeTheirs}
    >
      {theirs.state === 'posted' && `${t.isPosted({ date })} `}
      {t.conflictText({ date, text: theirs.text })}
    </ConflictAlert>
  )
}
