import { useStore } from '@nanostores/react'
import type { BlogAdminPost } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { ConflictAlert } from '../ui/conflict-alert.tsx'
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
export function PostConflict({ theirs, mine, onKeepMine, onTakeTheirs }: Props) {
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
    <ConflictAlert title={t.conflictTitle} onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs}>
      {t.conflictText({
        who: theirs.updatedBy ?? '',
        date: time(new Date(theirs.updatedAt), DAY_AND_TIME),
        fields: fields.join(', ') || t.conflictSame,
      })}
    </ConflictAlert>
  )
}
