import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { ChevronDownIcon, ChevronUpIcon } from '@platform/shared-ui/icon'
import { phoneMessages } from './phone.messages.ts'

/** A list of lessons that is folded on a phone; folded again when another lesson is opened. */
export function useFold(openId: string | null) {
  const id = useId()
  const [unfoldedFor, setUnfoldedFor] = useState<string | null>(null)
  const isUnfolded = unfoldedFor !== null && unfoldedFor === openId
  return { id, isUnfolded, toggle: () => setUnfoldedFor(isUnfolded ? null : openId) }
}

interface FoldButtonProps {
  readonly fold: ReturnType<typeof useFold>
  /** The label while the list is folded. */
  readonly show: string
  readonly className: string | undefined
}

export function FoldButton({ fold, show, className }: FoldButtonProps) {
  const t = useStore(phoneMessages)
  const Chevron = fold.isUnfolded ? ChevronUpIcon : ChevronDownIcon
  return (
    <Button
      className={className}
      aria-expanded={fold.isUnfolded}
      aria-controls={fold.id}
      onClick={fold.toggle}
    >
      <span>{fold.isUnfolded ? t.hideLessons : show}</span>
      <Chevron />
    </Button>
  )
}
