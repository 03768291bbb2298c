import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { uiMessages } from '../app/ui.messages.ts'
import { LinkButton } from './button.tsx'

interface SubscribeButtonProps {
  /** `inline` is a link within running text. */
  readonly variant?: 'primary' | 'secondary' | 'inline'
  readonly size?: 'sm' | 'md' | 'lg'
  readonly children?: ReactNode
}

const PLANS = '/subscriptions'

/** Leads to the plans, by way of the login for a visitor, who is led back to them. */
export function SubscribeButton({ variant = 'primary', size = 'md', children }: SubscribeButtonProps) {
  const { session } = usePlatform()
  const { subscribeNow } = useStore(uiMessages)
  const way =
    session.status === 'anonymous'
      ? { to: '/login', state: { reason: 'sign-in', from: PLANS } }
      : { to: PLANS, state: null }
  const text = children || subscribeNow
  if (variant === 'inline') return <Link {...way}>{text}</Link>
  return (
    <LinkButton {...way} variant={variant} size={size}>
      {text}
    </LinkButton>
  )
}
