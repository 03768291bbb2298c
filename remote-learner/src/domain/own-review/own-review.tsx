import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { OwnModuleReview } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { Stars } from '@platform/shared-ui/reviews/stars'
import { useRegainedFocus } from '../../ui/use-regained-focus.ts'
import { useOwnReview, useRemoveReviewMutation } from './own-reviews.api.ts'
import { ownReviewMessages } from './own-review.messages.ts'
import classes from './own-review.module.css'
import { ReviewDialog } from './review-dialog.tsx'

interface Props {
  readonly code: string
  /** Of the module. */
  readonly title: string
  /** Of its heading among the page's. */
  readonly level?: 2 | 3 | 4
  /** Without heading and invitation, for a card of the module. */
  readonly isBrief?: boolean
  /** A part of a page that is shown in parts. */
  readonly part?: string | undefined
}

/** Invites a person who holds a certificate of the module to review it, and shows what became of what they wrote. */
export function OwnReview(props: Props) {
  const review = useOwnReview(props.code)
  return review === undefined ? null : <Known {...props} review={review} />
}

interface KnownProps extends Props {
  /** `null` before they wrote one. */
  readonly review: OwnModuleReview | null
}

function Known({ code, title, level = 2, isBrief = false, part, review }: KnownProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <section className={classes.review} aria-labelledby={id} data-part={part}>
      <ReviewTitle {...{ id, level, isBrief, isOpen }} isWritten={review !== null} />
      {review ? (
        <Written {...{ code, title, review }} onChange={open} />
      ) : (
        <Invitation {...{ title, isBrief }} onWrite={open} />
      )}
      {isOpen && <ReviewDialog {...{ code, title }} saved={review} onClose={() => setOpen(false)} />}
    </section>
  )
}

interface TitleProps extends Required<Pick<Props, 'level' | 'isBrief'>> {
  readonly id: string
  readonly isOpen: boolean
  readonly isWritten: boolean
}

/** It takes the focus when the button that opened the form or the question is gone. */
function ReviewTitle({ id, level, isBrief, isOpen, isWritten }: TitleProps) {
  const t = useStore(ownReviewMessages)
  const yours = useRegainedFocus<HTMLHeadingElement>(isWritten && !isOpen)
  const invitation = useRegainedFocus<HTMLHeadingElement>(!isWritten && !isOpen)
  const Heading = `h${level}` as const
  if (isWritten)
    return (
      <Heading ref={yours} id={id} tabIndex={-1}>
        {t.yours}
      </Heading>
    )
  return (
    <Heading ref={invitation} id={id} tabIndex={-1} className={isBrief ? 'visually-hidden' : undefined}>
      {t.invitation}
    </Heading>
  )
}

interface InvitationProps {
  readonly title: string
  readonly isBrief: boolean
  readonly onWrite: () => void
}

function Invitation({ title, isBrief, onWrite }: InvitationProps) {
  const t = useStore(ownReviewMessages)
  return (
    <>
      {!isBrief && <p>{t.invitationText}</p>}
      <Button size={isBrief ? 'sm' : 'md'} onClick={onWrite} aria-label={t.writeNamed({ title })}>
        {t.write}
      </Button>
    </>
  )
}

interface WrittenProps extends Pick<Props, 'code' | 'title'> {
  readonly review: OwnModuleReview
  readonly onChange: () => void
}

function Written({ code, title, review, onChange }: WrittenProps) {
  const t = useStore(ownReviewMessages)
  const [isRemoving, setRemoving] = useState(false)
  const { stars, comment, language, state, reason } = review
  return (
    <>
      <Stars count={stars} />
      {comment && (
        <p className={classes.comment} lang={language}>
          {comment}
        </p>
      )}
      <p className={classes.note}>{state === 'rejected' ? t.rejected({ reason }) : t[state]}</p>
      <div className={classes.actions}>
        <Button size="sm" onClick={onChange} aria-label={t.changeNamed({ title })}>
          {t.change}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => setRemoving(true)}
          aria-label={t.removeNamed({ title })}
        >
          {t.remove}
        </Button>
      </div>
      {isRemoving && <RemoveDialog {...{ code, title }} onClose={() => setRemoving(false)} />}
    </>
  )
}

function RemoveDialog({ code, title, onClose }: Pick<Props, 'code' | 'title'> & { onClose: () => void }) {
  const t = useStore(ownReviewMessages)
  const { notify } = usePlatform()
  const [remove, { isLoading, error }] = useRemoveReviewMutation()
  const confirm = async () => {
    const answer = await remove(code)
    if (answer.error) return
    notify('success', t.removed)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.removeTitle({ title })}
      confirmText={t.remove}
      isBusy={isLoading}
      busyText={t.removing}
      error={error && t.removeFailed}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t.removeText}
    </ConfirmDialog>
  )
}
