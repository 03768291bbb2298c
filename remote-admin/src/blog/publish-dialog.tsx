import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { BlogAdminPost } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextField } from '@platform/shared-ui/field'
import { localInput, timeZone } from '../lib/local-time.ts'
import { editorMessages } from './blog.messages.ts'
import classes from './blog.module.css'

interface Props {
  readonly post: BlogAdminPost | null
  readonly onClose: () => void
  /** An instant, or `null` for a draft. */
  readonly onChoose: (at: string | null) => void
}

/** Now, at a time to come, or not at all any more. */
export function PublishDialog({ post, onClose, onChoose }: Props) {
  const t = useStore(editorMessages)
  const [at, setAt] = useState(
    post?.state === 'planned' && post.publishedAt ? localInput(post.publishedAt) : '',
  )
  const [error, setError] = useState<string>()
  const choose = (instant: string | null) => {
    onChoose(instant)
    onClose()
  }
  const plan = () => {
    const time = new Date(at)
    if (Number.isNaN(time.getTime()) || time <= new Date()) return setError(t.planPast)
    choose(time.toISOString())
  }
  return (
    <Dialog
      isOpen
      title={t.publishTitle}
      onClose={onClose}
      footer={
        <>
          {post?.publishedAt && (
            <Button variant="ghost" onClick={() => choose(null)}>
              {t.unpublish}
            </Button>
          )}
          <Button onClick={plan}>{t.plan}</Button>
          {post?.state !== 'published' && (
            <Button variant="primary" onClick={() => choose(new Date().toISOString())}>
              {t.publishNow}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.fields}>
        <TextField
          type="datetime-local"
          label={t.publishAt}
          hint={t.publishZone({ zone: timeZone() })}
          value={at}
          error={error}
          onChange={({ target }) => setAt(target.value)}
        />
      </div>
    </Dialog>
  )
}
