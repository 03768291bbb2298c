import type { ReactNode } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { failureOf } from '../lib/failure.ts'
import type { Answer } from './use-resource-form.ts'

/** A mutation hook of RTK Query, as far as a question needs it. */
export type ActionHook<Arg, Result> = () => readonly [
  (arg: Arg) => Promise<Answer<Result>>,
  { readonly isLoading: boolean; readonly error?: unknown },
]

export interface Action<Arg, Result> {
  readonly useAction: ActionHook<Arg, Result>
  /** Names what is changed. */
  readonly arg: Arg
  readonly title: string
  /** What happens then. */
  readonly text?: ReactNode
  /** The button, as a verb. */
  readonly action: string
  /** The notice afterwards. */
  readonly done: string | ((result: Result) => string)
  /** Cannot be undone. */
  readonly isDanger?: boolean
  /** Must be typed before it can be confirmed. */
  readonly requiredText?: string
  readonly onDone?: (result: Result) => void
}

interface ConfirmActionProps<Arg, Result> extends Action<Arg, Result> {
  readonly onClose: () => void
}

/** Asks before something is done; a refusal of the server is shown in the question. */
export function ConfirmAction<Arg, Result>({
  useAction,
  arg,
  text,
  action,
  done,
  onDone,
  onClose,
  ...question
}: ConfirmActionProps<Arg, Result>) {
  const { notify } = usePlatform()
  const [act, { isLoading, error }] = useAction()
  const confirm = async () => {
    const answer = await act(arg)
    if (answer.error) return
    const result = answer.data as Result
    onDone?.(result)
    onClose()
    notify('success', typeof done === 'string' ? done : done(result))
  }
  return (
    <ConfirmDialog
      {...question}
      isOpen
      confirmText={action}
      isBusy={isLoading}
      error={error ? failureOf(error).message : null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  )
}
