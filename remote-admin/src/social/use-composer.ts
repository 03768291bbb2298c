import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { SocialPost } from '@platform/shared-contracts/http'
import type { ApiError } from '@platform/shared-contracts/client'
import { usePlatform } from '@platform/shared-contracts/remote'
import { failureOf } from '../lib/failure.ts'
import { DAY_AND_TIME, format } from '../lib/format.ts'
import { useAddress } from '../lib/use-address.ts'
import { useStoredEdit } from '../lib/use-stored-edit.ts'
import {
  useCreateSocialPostMutation,
  useLazyGetSocialPostQuery,
  useSaveSocialPostMutation,
} from './social.api.ts'
import { composerMessages } from './social.messages.ts'
import { useMark } from './use-mark.ts'
import { draftErrors, draftOf, formOf, NEW_FORM } from './social-form.ts'

type Errors = Readonly<Record<string, string>>
type Version = Pick<SocialPost, 'id' | 'updatedAt' | 'plannedFor'>

/** The actions of the composer's buttons. `base` is the version that the form started from. */
export function useComposer(post: SocialPost | null) {
  const t = useStore(composerMessages)
  const { time } = useStore(format)
  const { notify } = usePlatform()
  const { go } = useAddress()
  const [base, setBase] = useState(post)
  const form = useStoredEdit(`social-edit:${post?.id ?? 'new'}`, base ? formOf(base) : NEW_FORM)
  const [theirs, setTheirs] = useState<SocialPost | null>(null)
  const faults = useFaults(post?.id, setTheirs)
  const storing = useStoring()
  const marking = useMark()

  const take = (made: SocialPost) => {
    form.forget()
    setBase(made)
    setTheirs(null)
  }
  const store = (over: Version | null) =>
    faults.attempt(async () => {
      const draft = draftOf(form.value, over?.plannedFor ?? null)
      const found = draftErrors(draft)
      faults.show(found)
      if (Object.keys(found).length > 0) return
      const made = await storing.store(draft, over)
      take(made)
      const date = made.plannedFor && time(new Date(made.plannedFor), DAY_AND_TIME)
      notify('success', date ? t.savedPlan({ date }) : t.savedDraft)
      if (!over) go({ post: String(made.id) })
    })

  return {
    ...{ form, base, theirs, take },
    errors: faults.errors,
    message: faults.message,
    isSaving: storing.isStoring,
    // An edit restored from this tab may have started from an older version than the one just loaded.
    save: () => store(base && { ...base, updatedAt: form.value.updatedAt }),
    keepMine: () => store(theirs),
    isMarking: marking.isMarking,
    mark: (version: SocialPost, isPosted: boolean) =>
      faults.attempt(async () => take(await marking.mark(version, isPosted))),
    discard: () => {
      if (theirs) take(theirs)
      else form.forget()
      faults.show({})
    },
  }
}

function useStoring() {
  const [create, creating] = useCreateSocialPostMutation()
  const [save, saving] = useSaveSocialPostMutation()
  return {
    isStoring: creating.isLoading || saving.isLoading,
    store: (draft: Parameters<typeof create>[0], over: Version | null) =>
      over
        ? save({ id: over.id, baseUpdatedAt: over.updatedAt, post: draft }).unwrap()
        : create(draft).unwrap(),
  }
}

/** The errors of the form, or the notice that another user saved first. */
function useFaults(id: number | undefined, onNewer: (post: SocialPost) => void) {
  const t = useStore(composerMessages)
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string | null>(null)
  const [load] = useLazyGetSocialPostQuery()

  const refuse = async (error: unknown) => {
    if ((error as Partial<ApiError>).status === 409 && id !== undefined)
      return onNewer(await load(id).unwrap())
    const { message: said, fields = {} } = failureOf(error)
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
