import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BlogAdminPost } from '@platform/shared-contracts/http'
import type { ApiError } from '@platform/shared-contracts/client'
import { usePlatform } from '@platform/shared-contracts/remote'
import { DAY_AND_TIME, format } from '../lib/format.ts'
import { failureOf } from '../lib/failure.ts'
import { useStoredEdit } from '../lib/use-stored-edit.ts'
import {
  useCreatePostMutation,
  useLazyGetPostQuery,
  usePublishPostMutation,
  useSavePostMutation,
} from './blog.api.ts'
import { editorMessages } from './blog.messages.ts'
import { draftErrors, draftOf, formOf, type PostForm } from './post-form.ts'

type Errors = Readonly<Record<string, string>>

/** The actions of the editor's buttons. `base` is the version that the form started from. */
export function usePostEditor(post: BlogAdminPost | null, initial: PostForm) {
  const t = useStore(editorMessages)
  const { notify } = usePlatform()
  const publishMessage = usePublishMessage()
  const [base, setBase] = useState(post)
  const form = useStoredEdit(`blog-edit:${post?.slug ?? 'new'}`, base ? formOf(base) : initial)
  const [theirs, setTheirs] = useState<BlogAdminPost | null>(null)
  const faults = useFaults(base, setTheirs)
  const storing = useStoring(form.value, faults.show)
  const [publish, publishing] = usePublishPostMutation()

  const store = async (over: BlogAdminPost | null) => {
    const made = await storing.store(over)
    if (!made) return null
    form.forget()
    setBase(made)
    setTheirs(null)
    return made
  }
  const storeAndNotify = (over: BlogAdminPost | null) =>
    faults.attempt(async () => {
      const made = await store(over)
      if (made) notify('success', made.state === 'published' ? t.savedLive : t.saved)
    })

  return {
    form,
    base,
    errors: faults.errors,
    message: faults.message,
    theirs,
    isSaving: storing.isStoring,
    isPublishing: publishing.isLoading,
    save: () => storeAndNotify(started(base, form.value)),
    keepMine: () => storeAndNotify(theirs),
    takeTheirs: () => {
      form.forget()
      setBase(theirs)
      setTheirs(null)
    },
    publish: (at: string | null) =>
      faults.attempt(async () => {
        const current = form.isDirty || !base ? await store(started(base, form.value)) : base
        if (!current) return
        const made = await publish({ slug: current.slug, baseRevision: current.revision, at }).unwrap()
        setBase(made)
        notify('success', publishMessage(made))
      }),
  }
}

/** An edit restored from this tab may have started from an older version than the one just loaded. */
function started(base: BlogAdminPost | null, { revision }: PostForm): BlogAdminPost | null {
  return base && { ...base, revision }
}

/** Sends the form as a change to the version `over`, or as a new post. A form with errors is not sent. */
function useStoring(form: PostForm, show: (errors: Errors) => void) {
  const [, setQuery] = useSearchParams()
  const [create, creating] = useCreatePostMutation()
  const [save, saving] = useSavePostMutation()
  return {
    isStoring: saving.isLoading || creating.isLoading,
    async store(over: BlogAdminPost | null): Promise<BlogAdminPost | null> {
      const draft = draftOf(form)
      const found = draftErrors(draft)
      show(found)
      if (Object.keys(found).length > 0) return null
      const made = over
        ? await save({ slug: over.slug, baseRevision: over.revision, post: draft }).unwrap()
        : await create(draft).unwrap()
      if (made.slug !== over?.slug) setQuery({ post: made.slug }, { replace: true })
      return made
    },
  }
}

/** The errors of the form, or the notice that another user saved first. */
function useFaults(base: BlogAdminPost | null, onNewer: (post: BlogAdminPost) => void) {
  const t = useStore(editorMessages)
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string | null>(null)
  const [load] = useLazyGetPostQuery()

  const refuse = async (error: unknown) => {
    const { message: said, fields = {} } = failureOf(error)
    const isStale = (error as Partial<ApiError>).status === 409 && !fields.slug
    if (isStale && base) return onNewer(await load(base.slug).unwrap())
    setErrors(fields)
    setMessage(said)
  }
  return {
    errors,
    message,
    show(found: Errors) {
      setErrors(found)
      setMessage(Object.keys(found).length > 0 ? t.fixErrors : null)
    },
    attempt(work: () => Promise<void>) {
      setErrors({})
      setMessage(null)
      void work()
        .catch(refuse)
        .catch((error: unknown) => setMessage(failureOf(error).message))
    },
  }
}

function usePublishMessage() {
  const t = useStore(editorMessages)
  const { time } = useStore(format)
  return ({ state, publishedAt }: BlogAdminPost): string => {
    if (state === 'draft' || !publishedAt) return t.nowDraft
    if (state === 'published') return t.nowPublished
    return t.nowPlanned({ date: time(new Date(publishedAt), DAY_AND_TIME) })
  }
}
