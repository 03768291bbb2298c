import { useStore } from '@nanostores/react'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextField } from '@platform/shared-ui/field'
import type { FormOf } from '../../ui/use-resource-form.ts'
import { practicalMessages } from './practice.messages.ts'
import classes from './practice.module.css'

interface SignedDraft {
  readonly isAttested: boolean
  readonly signature: string
}

interface SignatureFieldsProps {
  readonly field: FormOf<SignedDraft>['field']
  /** What is signed, word for word as the record stores it. */
  readonly statement: string
}

export function SignatureFields({ field, statement }: SignatureFieldsProps) {
  const t = useStore(practicalMessages)
  return (
    <>
      <fieldset className={classes.points}>
        <legend>{t.statement}</legend>
        <blockquote className={classes.statement} lang={SOURCE_LANGUAGE}>
          {statement}
        </blockquote>
        <CheckboxField label={t.attest} required {...field('isAttested')} />
      </fieldset>
      <TextField
        label={t.signature}
        hint={t.signatureHint}
        required
        autoComplete="name"
        {...field('signature')}
      />
    </>
  )
}
