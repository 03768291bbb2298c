import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { failureOf } from '../lib/failure.ts'
import { resourceMessages } from './resource.messages.ts'

/** A mutation hook of RTK Query, as far as removing needs it. */
export type RemoveHook<Arg> = () => readonly [
  (arg: Arg) => PromiseLike<{ readonly error?: unknown }>,
  { readonly isLoading: boolean; readonly error?: unknown },
]

export interface Removal<Arg> {
  readonly useRemove: RemoveHook<Arg>
  /** Names what is removed. */
  readonly arg: Arg
  readonly title: string
  /** What happens then. */
  readonly text: ReactNode
  /** The button, as a verb; without it 'Delete'. */
  readonly action?: string
  /** The notice afterwards. */
  readonly done: string
  /** Must be typed before it can be confirmed. */
  readonly requiredText?: string
}

interface RemoveActionProps<Arg> extends Removal<Arg> {
  readonly onClose: () => void
}

/** Asks before a row is removed; a refusal of the server is shown in the question. */
export function RemoveAction<Arg>({ useRemove, arg, done, onClose, ...texts }: RemoveActionProps<Arg>) {
  const { notify } = usePlatform()
  const [remove, { isLoading, error }] = useRemove()
  const confirm = async () => {
    const answer = await remove(arg)
    if (answer.error) return
    onClose()
    notify('success', done)
  }
  const t = useStore(resourceMessages)
  const { title, text, action = t.remove, requiredText } = texts
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={title}
      confirmText={action}
      {...(requiredText === undefined ? {} : { requiredText })}
      isBusy={isLoading}
      error={error ? failureOf(error).message : null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  )
}
