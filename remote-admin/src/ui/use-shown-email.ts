import { useStore } from '@nanostores/react'
import { emailMessages } from './email.messages.ts'

/** An address as lists show it: some people have none (decision 0231). */
export function useShownEmail(): (email: string) => string {
  const t = useStore(emailMessages)
  return (email) => email || t.none
}
