import { useStore } from '@nanostores/react'
import { i18n } from '../app/i18n.ts'
import { emails } from '../locales/en/emails.ts'

const emailMessages = i18n({ emails })

/** An address as lists show it: some people have none (decision 0231). */
export function useShownEmail(): (email: string) => string {
  const t = useStore(emailMessages)
  return (email) => email || t.none
}
