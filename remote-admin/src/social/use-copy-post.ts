import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { socialMessages } from './social.messages.ts'

export function useCopy() {
  const t = useStore(socialMessages)
  const { notify } = usePlatform()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify('success', t.copied)
    } catch {
      // Without a secure context or the permission the person can still take it by hand.
      notify('warning', t.copyFailed)
    }
  }
}
