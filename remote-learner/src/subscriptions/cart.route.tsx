import { useStore } from '@nanostores/react'
import { LinkButton } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { CartPanel } from './cart-panel.tsx'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import classes from './subscriptions.module.css'

/** /cart: for everyone, with the checkout behind the login. */
export function CartRoute() {
  const t = useStore(subscriptionsMessages)
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader
        title={t.cart}
        lead={t.offer}
        actions={
          <>
            <LinkButton to="/courses">{t.toCourses}</LinkButton>
            <LinkButton to="/pricing">{t.toPricing}</LinkButton>
          </>
        }
      />
      <div className={classes.cartPage}>
        <CartPanel title={t.cartCourses} />
      </div>
    </div>
  )
}

export { CartRoute as Component }
