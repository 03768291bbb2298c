import { useStore } from '@nanostores/react'
import { SOCIAL_NETWORKS, type SocialNetwork } from '@platform/shared-contracts/http'
import { SOCIAL_LIMITS, socialLength, socialText } from '@platform/shared-contracts/rules'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { format } from '../lib/format.ts'
import type { SocialForm } from './social-form.ts'
import { composerMessages, socialMessages } from './social.messages.ts'
import classes from './social.module.css'

interface Props {
  readonly form: SocialForm
  readonly errors: Readonly<Record<string, string>>
  /** What is out is read, not changed. */
  readonly isLocked: boolean
  readonly change: (patch: Partial<SocialForm>) => void
}

export function PostFields({ form, errors, isLocked, change }: Props) {
  const t = useStore(composerMessages)
  const field = (name: 'text' | 'link' | 'plannedFor') => ({
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
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
      <NetworkChoice form={form} error={errors['networks']} change={change} />
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

type ChoiceProps = Pick<Props, 'form' | 'change'> & { readonly error: string | undefined }

function NetworkChoice({ form, error, change }: ChoiceProps) {
  const t = useStore(composerMessages)
  const labels = useStore(socialMessages)
  const { number } = useStore(format)
  const post = socialText(form)
  const choose = (network: SocialNetwork, isChosen: boolean) =>
    change({
      networks: SOCIAL_NETWORKS.filter((one) => (one === network ? isChosen : form.networks.includes(one))),
    })
  return (
    <fieldset className={classes.networks}>
      <legend>{t.networks}</legend>
      {SOCIAL_NETWORKS.map((network) => {
        const [count, limit] = [socialLength(network, post), SOCIAL_LIMITS[network]]
        const isChosen = form.networks.includes(network)
        const isOver = isChosen && count > limit
        return (
          <CheckboxField
            key={network}
            label={labels[network]}
            hint={t.count({ count: number(count), limit: number(limit) })}
            error={isOver && t.tooLong({ count: number(count - limit) })}
            checked={isChosen}
            onChange={({ target }) => choose(network, target.checked)}
          />
        )
      })}
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
