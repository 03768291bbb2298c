import { useStore } from '@nanostores/react'
import { BlogPlan, type BlogAdminPost } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { instantOf, localInput, timeZone } from '../lib/local-time.ts'
import { ResourceDialog } from '../ui/resource-dialog.tsx'
import { useResourceForm } from '../ui/use-resource-form.ts'
import { editorMessages } from './blog.messages.ts'
import layout from '../ui/layout.module.css'

interface Props {
  readonly post: BlogAdminPost | null
  readonly onClose: () => void
  /** An instant, or `null` for a draft. */
  readonly onChoose: (at: string | null) => void
}

/** Publish now, schedule, or unpublish. */
export function PublishDialog({ post, onClose, onChoose }: Props) {
  const t = useStore(editorMessages)
  const choose = (instant: string | null) => {
    onChoose(instant)
    onClose()
  }
  const form = useResourceForm({
    row: { at: post?.state === 'planned' ? post.publishedAt : null },
    toDraft: ({ at }: { at: string | null }) => ({ at: at ? localInput(at) : '' }),
    toRequest: ({ at }) => ({ at: instantOf(at) ?? '' }),
    schema: BlogPlan,
    save: async (plan) => ({ data: plan }),
    onSaved: ({ at }) => choose(at),
  })
  const actions = (
    <>
      {post?.publishedAt && (
        <Button variant="ghost" onClick={() => choose(null)}>
          {t.unpublish}
        </Button>
      )}
      {post?.state !== 'published' && (
        <Button onClick={() => choose(new Date().toISOString())}>{t.publishNow}</Button>
      )}
    </>
  )
  return (
    <ResourceDialog
      form={form}
      title={t.publishTitle}
      className={layout.fields}
      save={t.plan}
      saving={t.plan}
      actions={actions}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        label={t.publishAt}
        hint={t.publishZone({ zone: timeZone() })}
        {...form.field('at')}
      />
    </ResourceDialog>
  )
}
