import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '@platform/shared-contracts/client'
import type { Plan } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { useChooseTestCardMutation } from './my-plan.api.ts'
import { myPlanMessages } from './my-plan.messages.ts'
import classes from './my-plan.module.css'

/** Stands where a provider's page would, on which a stored card is replaced. */
export function TestCardChoice({ plan }: { readonly plan: Plan }) {
  const t = useStore(myPlanMessages)
  const { notify } = usePlatform()
  const navigate = useNavigate()
  const [choose, { isLoading }] = useChooseTestCardMutation()
  const [failure, setFailure] = useState('')
  const take = async (card: 'accepted' | 'declined') => {
    setFailure('')
    const { error } = await choose({ id: plan.id, card })
    if (error) return setFailure((error as ApiError).message || t.actionFailed)
    notify('success', t.testChosen)
    void navigate('/my-plan', { replace: true })
  }
  return (
    <Card as="section" level={2} title={t.testTitle} tone="raised">
      <div className={classes.stack}>
        <Alert kind="warning">{t.testText}</Alert>
        {failure !== '' && <Alert kind="danger">{failure}</Alert>}
        <div className={classes.actions}>
          <Button variant="primary" disabled={isLoading} onClick={() => void take('accepted')}>
            {t.testAccepted}
          </Button>
          <Button disabled={isLoading} onClick={() => void take('declined')}>
            {t.testDeclined}
          </Button>
          <LinkButton variant="ghost" to="/my-plan">
            {t.back}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
