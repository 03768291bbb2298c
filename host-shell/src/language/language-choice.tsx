import type { MouseEvent } from 'react'
import { LinkButton } from '@platform/shared-ui/button'

interface LanguageChoiceProps {
  readonly current: string
  /** By code, each with its own name for itself. */
  readonly languages: Readonly<Record<string, { readonly name: string }>>
  /** The page in a language, for a browser without scripts, a crawler and another tab. */
  readonly addressIn: (code: string) => string
  readonly onChoose: (code: string) => void
}

/** A link for each other language: no user has to open a menu to find their own. */
export function LanguageChoice({ current, languages, addressIn, onChoose }: LanguageChoiceProps) {
  // By position: the clicked link stays, with the focus, and becomes that of the language that was left.
  return Object.entries(languages)
    .filter(([code]) => code !== current)
    .map(([code, { name }], position) => (
      <LinkButton
        key={position}
        variant="ghost"
        size="sm"
        lang={code}
        hrefLang={code}
        href={addressIn(code)}
        onClick={(event) => {
          if (!isForThisTab(event)) return
          // In place, with all that is typed and open on the page.
          event.preventDefault()
          onChoose(code)
        }}
      >
        {name}
      </LinkButton>
    ))
}

function isForThisTab({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return !(metaKey || altKey || ctrlKey || shiftKey)
}
