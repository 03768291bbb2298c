import { Link } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { EmailRequest } from '../ui/email-request.tsx'
import { formMessages } from '../ui/form.messages.ts'
import layout from '../ui/form.module.css'
import { FormPage } from '../ui/form-page.tsx'
import { passwordMessages } from './password.messages.ts'

function ForgotPasswordRoute() {
  const t = useStore(passwordMessages)
  const { backToSignIn } = useStore(formMessages)
  return (
    <FormPage title={t.forgotTitle} lead={t.forgotLead}>
      <EmailRequest path="/auth/forgot-password" submitText={t.send} doneText={t.sent} />
      <p className={layout.note}>
        <Link to="/login">{backToSignIn}</Link>
      </p>
    </FormPage>
  )
}

export { ForgotPasswordRoute as Component }
