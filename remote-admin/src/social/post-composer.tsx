import { useStore } from '@nanostores/react'
import type { SocialPost } from '@platform/shared-contracts/http'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { format } from '@platform/shared-contracts/remote'
import { DAY_AND_TIME } from '../lib/format.ts'
import { ResourceForm } from '../ui/resource-form.tsx'
import { PostConflict } from './post-conflict.tsx'
import { NetworkPreviews } from './network-previews.tsx'
import { PostFields } from './post-fields.tsx'
import { PostState } from './post-state.tsx'
import { composerMessages, socialMessages } from './social.messages.ts'
import { useComposer } from './use-composer.ts'
import { useMark } from './use-mark.ts'
import layout from '../ui/layout.module.css'
import classes from './social.module.css'

const FORM = 'social-post'

/** The text at the left, what each network gets at the right. `post` is `null` for one that is not saved yet. */
export function PostComposer({ post }: { readonly post: SocialPost | null }) {
  const composer = useComposer(post)
  const { base, theirs, isDirty } = composer
  return (
    <>
      <ComposerHead composer={composer} />
      {theirs && (
        <PostConflict
          theirs={theirs}
          onKeepMine={isDirty ? composer.keepMine : undefined}
          onTakeTheirs={composer.takeTheirs}
        />
      )}
      <div className={`${layout.columns} ${classes.columns}`}>
        <ResourceForm form={composer} id={FORM} className={classes.fields}>
          <PostFields form={composer} isLocked={base?.state === 'posted'} />
        </ResourceForm>
        <NetworkPreviews draft={composer.form.watch()} />
      </div>
    </>
  )
}

interface HeadProps {
  readonly composer: ReturnType<typeof useComposer>
}

function ComposerHead({ composer }: HeadProps) {
  const t = useStore(composerMessages)
  const { base, isDirty } = composer
  const isPosted = base?.state === 'posted'
  return (
    <PageHeader
      back={{ to: '/social-media', label: t.back }}
      title={base ? t.editTitle : t.newTitle}
      eyebrow={<PostState post={base} />}
      lead={<StateLine base={base} isDirty={isDirty} />}
      actions={
        <>
          {isDirty && (
            <Button variant="ghost" onClick={composer.undo}>
              {t.discard}
            </Button>
          )}
          {base && <MarkButton composer={composer} base={base} />}
          {!isPosted && (
            <BusyButton
              type="submit"
              form={FORM}
              variant="primary"
              isBusy={composer.isSaving}
              busyText={t.saving}
              disabled={!isDirty}
            >
              {composer.form.watch('plannedFor') ? t.savePlan : t.saveDraft}
            </BusyButton>
          )}
        </>
      }
    />
  )
}

function MarkButton({ composer, base }: HeadProps & { readonly base: SocialPost }) {
  const t = useStore(socialMessages)
  const { mark, isMarking } = useMark()
  const isPosted = base.state === 'posted'
  return (
    <BusyButton
      isBusy={isMarking}
      disabled={composer.isDirty}
      onClick={() => void mark(base, !isPosted).then(composer.settle)}
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
