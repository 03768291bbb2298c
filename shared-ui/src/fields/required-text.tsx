import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { uiMessages } from '../app/ui.messages.ts'
import { TextField } from './field.tsx'

interface RequiredText {
  /** Whether it was typed, or nothing needs to be. */
  readonly isRight: boolean
  readonly field: ReactNode
}

/** A field in which the name of what would be lost must be typed first; none without a text. */
export function useRequiredText(requiredText: string | undefined): RequiredText {
  const [value, setValue] = useState('')
  const messages = useStore(uiMessages)
  if (requiredText === undefined) return { isRight: true, field: null }
  return {
    isRight: value.trim() === requiredText,
    field: (
      <TextField
        label={messages.typeToConfirm({ word: requiredText })}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
    ),
  }
}
