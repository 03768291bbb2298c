import { useStore } from '@nanostores/react'
import { useSearchParams } from 'react-router-dom'
import { BlogDraft, type BlogAdminPost } from '@platform/shared-contracts/http'
import { format, usePlatform } from '@platform/shared-contracts/remote'
import { failureOf } from '../lib/failure.ts'
import { DAY_AND_TIME } from '../lib/format.ts'
import { useVersionedForm } from '../ui/use-versioned-form.ts'
import {
  useCreatePostMutation,
  useLazyGetPostQuery,
  usePublishPostMutation,
  useSavePostMutation,
} from './blog.api.ts'
import { editorMessages } from './blog.messages.ts'
import { draftOf, newDraft, requestOf } from './post-form.ts'

/** The form of a post, or of a new one by `author`, and how it is published. */
export function usePostEditor(post: BlogAdminPost | null, author: string) {
  const t = useStore(editorMessages)
  const { notify } = usePlatform()
  const [, setQuery] = useSearchParams()
  const [create] = useCreatePostMutation()
  const [save] = useSavePostMutation()
  const [load] = useLazyGetPostQuery()
  const form = useVersionedForm({
    row: post,
    toDraft: (row) => (row ? draftOf(row) : newDraft(author)),
    toRequest: requestOf,
    schema: BlogDraft,
    version: 'revision',
    storedAs: (row) => `blog-edit:${row?.slug ?? 'new'}`,
    loadNewest: ({ slug }) => load(slug),
    save: (request, { revision }) =>
      post ? save({ slug: post.slug, baseRevision: revision, post: request }) : create(request),
    onSaved: ({ slug, state }) => {
      notify('success', state === 'published' ? t.savedLive : t.saved)
      if (slug !== post?.slug) setQuery({ post: slug }, { replace: true })
    },
  })
  return { ...form, ...usePublishing(post, form) }
}

type PostForm = Pick<
  ReturnType<typeof useVersionedForm<BlogAdminPost, ReturnType<typeof draftOf>, BlogDraft>>,
  'base' | 'isDirty' | 'save' | 'settle'
>

function usePublishing(post: BlogAdminPost | null, { base, isDirty, save, settle }: PostForm) {
  const { notify } = usePlatform()
  const publishedMessage = usePublishedMessage()
  const [send, { isLoading: isPublishing }] = usePublishPostMutation()
  /** The publication time; `null` unpublishes the post. */
  const publish = async (at: string | null) => {
    const current = isDirty || !base ? await save() : base
    if (!current) return
    const answer = await send({ slug: current.slug, baseRevision: current.revision, at })
    await settle(answer)
    if (answer.data) notify('success', publishedMessage(answer.data))
    // A post that got its address just now is shown by another form, which knows nothing of this.
    else if (current.slug !== post?.slug) notify('danger', failureOf(answer.error).message)
  }
  return { publish: (at: string | null) => void publish(at), isPublishing }
}

function usePublishedMessage() {
  const t = useStore(editorMessages)
  const { time } = useStore(format)
  return ({ state, publishedAt }: BlogAdminPost): string => {
    if (state === 'draft' || !publishedAt) return t.nowDraft
    if (state === 'published') return t.nowPublished
    return t.nowPlanned({ date: time(new Date(publishedAt), DAY_AND_TIME) })
  }
}
