import { usePlatform } from '@platform/shared-contracts/remote'

interface Outcomes {
  readonly copied: string
  readonly failed: string
}

/** Puts a text on the clipboard and notifies the user of the outcome. */
export function useCopy(): (text: string, outcomes: Outcomes) => Promise<void> {
  const { notify } = usePlatform()
  return async (text, { copied, failed }) => {
    try {
      await navigator.clipboard.writeText(text)
      notify('success', copied)
    } catch {
      // Without a secure context or the permission, the user can still select the text.
      notify('warning', failed)
    }
  }
}
