import { useStore } from '@nanostores/react'
import type { Platform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { progressMessages } from './progress.messages.ts'

/** For people without a subscription: what the page would do for them, and the way there. */
export function ProgressInvitation({ session }: { readonly session: Platform['session'] }) {
  const t = useStore(progressMessages)
  if (session.status === 'loading') return null
  const isSignedIn = session.status === 'signedIn'
  return (
    <Alert
      kind="info"
      actions={
        <LinkButton
          to={isSignedIn ? '/subscriptions' : '/login'}
          state={isSignedIn ? null : { reason: 'sign-in', from: '/progress' }}
          size="sm"
        >
          {isSignedIn ? t.subscribe : t.signIn}
        </LinkButton>
      }
    >
      {isSignedIn ? t.leadNoSubscription : t.invitation} {t.offer}
    </Alert>
  )
}
