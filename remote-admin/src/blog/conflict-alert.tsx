import { useStore } from '@nanostores/react'
import type { BlogAdminPost } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { format } from '@platform/shared-contracts/remote'
import { DAY_AND_TIME } from '../lib/format.ts'
import { editorMessages } from './blog.messages.ts'
import { differingFields, draftOf, type PostDraft, type VisibleField } from './post-form.ts'

interface Props {
  readonly theirs: BlogAdminPost
  readonly mine: PostDraft
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Two people edited one post: the second decides, knowing in what the two differ. */
export function ConflictAlert({ theirs, mine, onKeepMine, onTakeTheirs }: Props) {
  const t = useStore(editorMessages)
  const { time } = useStore(format)
  const labels: Record<VisibleField, string> = {
    title: t.fieldTitle,
    slug: t.slug,
    excerpt: t.excerpt,
    author: t.author,
    tags: t.tags,
    moduleCode: t.module,
    body: t.text,
  }
  const fields = differingFields(mine, draftOf(theirs)).map((name) => labels[name])
  return (
    <Alert
      kind="warning"
      title={t.conflictTitle}
      actions={
        <>
          <Button size="sm" onClick={onTakeTheirs}>
            {t.takeTheirs}
          </Button>
          <Button size="sm" variant="danger" onClick={onKeepMine}>
            {t.keepMine}
          </Button>
        </>
      }
    >
      {t.conflictText({
        who: theirs.updatedBy ?? '',
        date: time(new Date(theirs.updatedAt), DAY_AND_TIME),
        fields: fields.join(', ') || t.conflictSame,
      })}
    </Alert>
  )
}
