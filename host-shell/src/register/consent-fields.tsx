import { Link } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import layout from '../ui/form.module.css'
import type { FormProps } from './form-props.ts'
import { registerMessages } from './register.messages.ts'

/** The links open beside the form, so that nothing typed is lost. */
export function ConsentFields({ form, change }: FormProps) {
  const t = useStore(registerMessages)
  return (
    <>
      <CheckboxField
        name="terms"
        required
        checked={form.hasAcceptedTerms}
        onChange={(event) => change({ hasAcceptedTerms: event.target.checked })}
        label={
          <>
            {t.acceptTerms}{' '}
            <Link to="/terms" target="_blank">
              {t.terms}
            </Link>
          </>
        }
      />
      <CheckboxField
        name="privacy"
        required
        checked={form.hasAcceptedPrivacy}
        onChange={(event) => change({ hasAcceptedPrivacy: event.target.checked })}
        label={
          <>
            {t.acceptPrivacy}{' '}
            <Link to="/privacy" target="_blank">
              {t.privacy}
            </Link>
          </>
        }
      />
      <p className={layout.note}>{t.disclaimer}</p>
    </>
  )
}
