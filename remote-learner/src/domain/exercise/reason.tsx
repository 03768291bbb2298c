import { useStore } from '@nanostores/react'
import { CheckIcon, CloseIcon } from '@platform/shared-ui/icon'
import { exerciseMessages } from './exercise.messages.ts'
import classes from './exercises.module.css'

interface Props {
  /** `undefined` until it is checked: then nothing is shown. */
  readonly isRight: boolean | undefined
  readonly why: string
}

/** Whether a part is right, and why. */
export function Reason({ isRight, why }: Props) {
  const t = useStore(exerciseMessages)
  if (isRight === undefined) return null
  return (
    <span className={classes.reason} data-right={isRight}>
      {isRight ? <CheckIcon size={1.125} /> : <CloseIcon size={1.125} />}
      <span>
        <strong>{isRight ? t.right : t.wrong}</strong> {why}
      </span>
    </span>
  )
}
