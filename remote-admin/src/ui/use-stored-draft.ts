import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** The part of a form that storing its draft needs, whatever it sends. */
type DraftForm<Draft extends FieldValues> = Pick<UseFormReturn<Draft>, 'getValues' | 'setValue' | 'subscribe'>

/**
 * Stores what is typed in this tab until it is saved or undone: leaving the page loses nothing. Restored after the first
 * paint, because the page is rendered on the server too, where there is nothing to read. Without a key nothing is stored.
 */
export function useStoredDraft<Draft extends FieldValues>(form: DraftForm<Draft>, key: string | undefined) {
  const { getValues, setValue, subscribe } = form
  useEffect(() => {
    if (key === undefined) return
    const now = getValues()
    const stored = readDraft(key, now)
    for (const name of Object.keys(stored ?? {}) as Path<Draft>[])
      if (!isSame(stored?.[name], now[name]))
        setValue(name, stored?.[name] as PathValue<Draft, Path<Draft>>, { shouldDirty: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => writeDraft(key, values, defaultValues),
    })
  }, [getValues, setValue, subscribe, key])
}

/** A row that was created or renamed is stored under another key. */
export function moveDraft(from: string, to: string): void {
  const draft = sessionStorage.getItem(from)
  if (from === to || draft === null) return
  sessionStorage.setItem(to, draft)
  sessionStorage.removeItem(from)
}

function writeDraft(key: string, draft: object, saved: object | undefined): void {
  if (isSame(draft, saved)) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify(draft))
}

/** Null also for the draft of an earlier release, which had other fields. */
function readDraft<Draft extends FieldValues>(key: string, like: Draft): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const hasAll =
      typeof stored === 'object' && stored !== null && Object.keys(like).every((name) => name in stored)
    return hasAll ? (stored as Draft) : null
  } catch {
    return null
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
