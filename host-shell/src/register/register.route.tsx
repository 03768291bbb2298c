import { Link, useLocation } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { tenantName } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { useShell } from '../app/shell-services.ts'
import layout from '../ui/form.module.css'
import { FormPage } from '../ui/form-page.tsx'
import { OfferBlock } from '../ui/offer-block.tsx'
import { RegisterForm } from './register-form.tsx'
import { registerMessages } from './register.messages.ts'
import { useRegistration } from './use-registration.ts'

function RegisterRoute() {
  const { tenant } = useShell()
  const t = useStore(registerMessages)
  const config = useStore(tenant.config)
  const registration = useRegistration()
  const { state } = useLocation()
  return (
    <FormPage title={t.title} lead={t.lead({ tenant: tenantName(config) })} aside={<OfferBlock />}>
      {registration.isDone ? (
        <Alert kind="success">{t.success}</Alert>
      ) : (
        <RegisterForm registration={registration} />
      )}
      <p className={layout.note}>
        {t.haveAccount}{' '}
        <Link to="/login" state={state}>
          {t.signIn}
        </Link>
      </p>
    </FormPage>
  )
}

export { RegisterRoute as Component }
