import { useStore } from '@nanostores/react'
import { useCopy } from '@platform/shared-ui/copy'
import { socialMessages } from './social.messages.ts'

export function useCopyPost(): (text: string) => Promise<void> {
  const t = useStore(socialMessages)
  const copy = useCopy()
  return (text) => copy(text, { copied: t.copied, failed: t.copyFailed })
}
