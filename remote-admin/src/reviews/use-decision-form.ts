import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import type { ReviewDecision } from '@platform/shared-contracts/http'
import type { FormSchema } from '@platform/shared-ui/form/form-schema'
import type { Answer } from '../ui/use-resource-form.ts'
import { useActionForm } from '../ui/use-row-form.ts'
import { decisionMessages } from './reviews.messages.ts'

type Decided = ReviewDecision['state']

interface Draft {
  readonly reason: string
  readonly state: Decided
}

interface Options<Request> {
  /** Of the text that was read. */
  readonly writtenAt: string
  /** What the main button decides. */
  readonly first: Decided
  readonly schema: FormSchema<Request>
  readonly send: (request: Request) => Promise<Answer<unknown>>
  readonly onClose: () => void
}

/** A form with two buttons: each sends what it decides. */
export function useDecisionForm<Request extends { readonly state: Decided }>({
  writtenAt,
  first,
  ...how
}: Options<Request>) {
  const t = useStore(decisionMessages)
  const form = useActionForm<Draft, Request, unknown>({
    ...how,
    start: { reason: '', state: first },
    toRequest: (draft) => ({ ...draft, writtenAt }),
    done: ({ state }) => t[state],
  })
  const decideAs = (wanted: Decided, event?: FormEvent) => {
    event?.preventDefault()
    form.form.setValue('state', wanted)
    form.submit()
  }
  return {
    ...form,
    submit: (event?: FormEvent) => decideAs(first, event),
    reject: () => decideAs('rejected'),
  }
}
