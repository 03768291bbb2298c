import { useStore } from '@nanostores/react'
import { i18n } from '../../app/i18n.ts'
import { securityMessages } from './security.messages.ts'

/** When something was added and used, in words. */
export function useDays() {
  const t = useStore(securityMessages)
  const { time } = useStore(i18n.format)
  const added = (instant: string) => time(new Date(instant), { dateStyle: 'medium' })
  const used = (instant: string | null) =>
    instant === null
      ? t.neverUsed
      : t.lastUsed({ date: time(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' }) })
  return { added, used }
}
