import { Link } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import layout from '../ui/form.module.css'
import type { FormProps } from './form-props.ts'
import { registerMessages } from './register.messages.ts'

/** The links open beside the form, so that nothing typed is lost. */
export function ConsentFields({ field }: FormProps) {
  const t = useStore(registerMessages)
  return (
    <>
      <CheckboxField
        required
        {...field('terms')}
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
        required
        {...field('privacy')}
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
