import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { SOCIAL_NETWORKS } from '@platform/shared-contracts/http'
import { SOCIAL_LIMITS, socialLength, socialText } from '@platform/shared-contracts/rules'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { format } from '@platform/shared-contracts/remote'
import type { FormOf } from '../ui/use-resource-form.ts'
import type { PostDraft } from './post-form.ts'
import { composerMessages, socialMessages } from './social.messages.ts'
import classes from './social.module.css'

interface Props {
  readonly form: FormOf<PostDraft>
  /** What is out is read, not changed. */
  readonly isLocked: boolean
}

export function PostFields({ form, isLocked }: Props) {
  const t = useStore(composerMessages)
  const { field } = form
  return (
    <fieldset className={classes.fields} disabled={isLocked} aria-label={t.editTitle}>
      <TextAreaField label={t.text} hint={t.textHint} required rows={10} {...field('text')} />
      <TextField
        label={t.link}
        hint={t.linkHint}
        type="url"
        inputMode="url"
        spellCheck={false}
        {...field('link')}
      />
      <NetworkChoice form={form} />
      <TextField
        label={t.plannedFor}
        hint={t.planHint}
        type="datetime-local"
        className={classes.date}
        {...field('plannedFor')}
      />
    </fieldset>
  )
}

function NetworkChoice({ form: { form, field } }: Pick<Props, 'form'>) {
  const t = useStore(composerMessages)
  const labels = useStore(socialMessages)
  const { number } = useStore(format)
  const errorId = useId()
  const [chosen, text, link] = form.watch(['networks', 'text', 'link'])
  const { error, ...box } = field('networks')
  return (
    <fieldset className={classes.networks} aria-describedby={error ? errorId : undefined}>
      <legend>{t.networks}</legend>
      {SOCIAL_NETWORKS.map((network) => {
        const [count, limit] = [socialLength(network, socialText({ text, link })), SOCIAL_LIMITS[network]]
        const isOver = chosen.includes(network) && count > limit
        return (
          <CheckboxField
            key={network}
            {...box}
            value={network}
            label={labels[network]}
            hint={t.count({ count: number(count), limit: number(limit) })}
            error={isOver && t.tooLong({ count: number(count - limit) })}
            aria-invalid={Boolean(error)}
          />
        )
      })}
      {error && (
        <p id={errorId} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
