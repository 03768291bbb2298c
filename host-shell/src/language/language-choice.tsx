import { Button } from '@platform/shared-ui/button'

interface LanguageChoiceProps {
  readonly current: string
  /** By code, each with its own name for itself. */
  readonly languages: Readonly<Record<string, { readonly name: string }>>
  readonly onChoose: (code: string) => void
}

/** A button for each other language: no user has to open a menu to find their own. */
export function LanguageChoice({ current, languages, onChoose }: LanguageChoiceProps) {
  // By position: the pressed button stays, with the focus, and becomes that of the language that was left.
  return Object.entries(languages)
    .filter(([code]) => code !== current)
    .map(([code, { name }], position) => (
      <Button key={position} variant="ghost" size="sm" lang={code} onClick={() => onChoose(code)}>
        {name}
      </Button>
    ))
}
