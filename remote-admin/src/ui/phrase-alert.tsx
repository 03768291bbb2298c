import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { phraseFaults } from '../lib/phrases.rule.ts'
import layout from './layout.module.css'
import { resourceMessages } from './resource.messages.ts'

/** What to think about before a text is published. */
export function PhraseAlert({ text }: { readonly text: string }) {
  const t = useStore(resourceMessages)
  const faults = phraseFaults(text)
  if (faults.length === 0) return null
  return (
    <Alert kind="info" title={t.phrases}>
      <ul className={layout.bullets}>
        {faults.map((fault) => (
          <li key={fault.phrase}>{t.phrase({ ...fault })}</li>
        ))}
      </ul>
    </Alert>
  )
}
