import { useStore } from '@nanostores/react'
import { ConfirmAction, type Action, type ActionHook } from './confirm-action.tsx'
import { resourceMessages } from './resource.messages.ts'

export interface Removal<Arg> extends Pick<Action<Arg, unknown>, 'arg' | 'title' | 'text' | 'requiredText'> {
  readonly useRemove: ActionHook<Arg, unknown>
  /** The button, as a verb; without it 'Delete'. */
  readonly action?: string
  readonly done: string
}

interface RemoveActionProps<Arg> extends Removal<Arg> {
  readonly onClose: () => void
}

/** Asks before a row is removed. */
export function RemoveAction<Arg>({ useRemove, action, ...question }: RemoveActionProps<Arg>) {
  const t = useStore(resourceMessages)
  return <ConfirmAction {...question} isDanger useAction={useRemove} action={action ?? t.remove} />
}
