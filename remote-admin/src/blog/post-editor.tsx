import { format } from '@platform/shared-contracts/remote'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { BlogAdminPost } from '@platform/shared-contracts/http'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { DAY_AND_TIME } from '../lib/format.ts'
import { ResourceForm } from '../ui/resource-form.tsx'
import { editorMessages } from './blog.messages.ts'
import { PostConflict } from './post-conflict.tsx'
import { PostFields } from './post-fields.tsx'
import { PostPreview } from './post-preview.tsx'
import { PostState } from './post-state.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { usePostEditor } from './use-post-editor.ts'
import layout from '../ui/layout.module.css'
import classes from './blog.module.css'

interface Props {
  /** `null` for one that is not saved yet. */
  readonly post: BlogAdminPost | null
  /** Of a new post. */
  readonly author?: string
}

const FORM = 'blog-post'

/** Text at the left, what readers will see at the right. */
export function PostEditor({ post, author = '' }: Props) {
  const [isPublishOpen, setPublishOpen] = useState(false)
  const editor = usePostEditor(post, author)
  const { base, theirs } = editor
  const draft = editor.form.watch()
  return (
    <>
      <EditorHead editor={editor} onPublish={() => setPublishOpen(true)} />
      {theirs && (
        <PostConflict
          theirs={theirs}
          mine={draft}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
        />
      )}
      <div className={`${layout.columns} ${classes.columns}`}>
        <ResourceForm form={editor} id={FORM} className={layout.fields}>
          <PostFields form={editor} base={base} />
        </ResourceForm>
        <PostPreview draft={draft} />
      </div>
      {isPublishOpen && (
        <PublishDialog post={base} onClose={() => setPublishOpen(false)} onChoose={editor.publish} />
      )}
    </>
  )
}

interface HeadProps {
  readonly editor: ReturnType<typeof usePostEditor>
  readonly onPublish: () => void
}

function EditorHead({ editor, onPublish }: HeadProps) {
  const t = useStore(editorMessages)
  const { base, isDirty } = editor
  return (
    <PageHeader
      back={{ to: '/admin/blog', label: t.back }}
      title={base?.title ?? t.newTitle}
      eyebrow={<PostState state={base?.state ?? 'draft'} />}
      lead={<StateLine base={base} isDirty={isDirty} />}
      actions={
        <>
          {isDirty && (
            <Button variant="ghost" onClick={editor.undo}>
              {t.discard}
            </Button>
          )}
          <BusyButton
            type="submit"
            form={FORM}
            isBusy={editor.isSaving}
            busyText={t.saving}
            disabled={!isDirty}
          >
            {base ? t.save : t.create}
          </BusyButton>
          <BusyButton variant="primary" isBusy={editor.isPublishing} onClick={onPublish}>
            {t.publish}
          </BusyButton>
        </>
      }
    />
  )
}

function StateLine({ base, isDirty }: { readonly base: BlogAdminPost | null; readonly isDirty: boolean }) {
  const t = useStore(editorMessages)
  const { time } = useStore(format)
  const date = base?.publishedAt ? time(new Date(base.publishedAt), DAY_AND_TIME) : ''
  const state = base?.state ?? 'draft'
  const stateText = { draft: t.isDraft, planned: t.plannedFor({ date }), published: t.publishedOn({ date }) }[
    state
  ]
  return isDirty ? `${stateText}. ${t.unsaved}` : `${stateText}.`
}
