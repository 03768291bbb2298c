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

/** Leads to the plans, by way of the login for a visitor. */
export function SubscribeButton({ variant = 'primary', size = 'md', children }: SubscribeButtonProps) {
  const { session } = usePlatform()
  const { subscribeNow } = useStore(uiMessages)
  const to = session.status === 'anonymous' ? '/login' : '/subscriptions'
  const text = children || subscribeNow
  if (variant === 'inline') return <Link to={to}>{text}</Link>
  return (
    <LinkButton to={to} variant={variant} size={size}>
      {text}
    </LinkButton>
  )
}
