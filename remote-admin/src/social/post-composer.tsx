import { useStore } from '@nanostores/react'
import type { SocialPost } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { DAY_AND_TIME, format } from '../lib/format.ts'
import { ConflictAlert } from './conflict-alert.tsx'
import { NetworkPreviews } from './network-previews.tsx'
import { PostFields } from './post-fields.tsx'
import { PostState } from './post-state.tsx'
import { composerMessages, socialMessages } from './social.messages.ts'
import { useComposer } from './use-composer.ts'
import classes from './social.module.css'

/** The text at the left, what each network gets at the right. `post` is `null` for one that is not saved yet. */
export function PostComposer({ post }: { readonly post: SocialPost | null }) {
  const composer = useComposer(post)
  const { base, form, theirs } = composer
  return (
    <>
      <ComposerHead composer={composer} />
      {composer.message && <Alert kind="danger">{composer.message}</Alert>}
      {theirs && (
        <ConflictAlert
          theirs={theirs}
          onKeepMine={form.isDirty ? composer.keepMine : undefined}
          onTakeTheirs={() => composer.take(theirs)}
        />
      )}
      <div className={classes.columns}>
        <PostFields
          form={form.value}
          errors={composer.errors}
          isLocked={base?.state === 'posted'}
          change={form.change}
        />
        <NetworkPreviews form={form.value} />
      </div>
    </>
  )
}

interface HeadProps {
  readonly composer: ReturnType<typeof useComposer>
}

function ComposerHead({ composer }: HeadProps) {
  const t = useStore(composerMessages)
  const { base, form } = composer
  const isPosted = base?.state === 'posted'
  return (
    <PageHeader
      back={{ to: '/social-media', label: t.back }}
      title={base ? t.editTitle : t.newTitle}
      eyebrow={<PostState post={base} />}
      lead={<StateLine base={base} isDirty={form.isDirty} />}
      actions={
        <>
          {form.isDirty && (
            <Button variant="ghost" onClick={composer.discard}>
              {t.discard}
            </Button>
          )}
          {base && <MarkButton composer={composer} base={base} />}
          {!isPosted && (
            <BusyButton
              variant="primary"
              isBusy={composer.isSaving}
              busyText={t.saving}
              disabled={!form.isDirty}
              onClick={composer.save}
            >
              {form.value.plannedFor ? t.savePlan : t.saveDraft}
            </BusyButton>
          )}
        </>
      }
    />
  )
}

function MarkButton({ composer, base }: HeadProps & { readonly base: SocialPost }) {
  const t = useStore(socialMessages)
  const isPosted = base.state === 'posted'
  return (
    <BusyButton
      isBusy={composer.isMarking}
      disabled={composer.form.isDirty}
      onClick={() => composer.mark(base, !isPosted)}
    >
      {isPosted ? t.reopen : t.markPosted}
    </BusyButton>
  )
}

const NOT_SAVED = { state: 'draft', plannedFor: null, postedAt: null } as const

function StateLine({ base, isDirty }: { readonly base: SocialPost | null; readonly isDirty: boolean }) {
  const t = useStore(composerMessages)
  const { time } = useStore(format)
  const { state, plannedFor, postedAt } = base ?? NOT_SAVED
  const instant = postedAt ?? plannedFor
  const date = instant ? time(new Date(instant), DAY_AND_TIME) : ''
  const said = { draft: t.isDraft, planned: t.isPlanned({ date }), posted: t.isPosted({ date }) }
  const edits = base ? [t.unsaved, t.saveFirst] : [t.unsaved]
  return [said[state], ...(isDirty ? edits : [])].join(' ')
}
