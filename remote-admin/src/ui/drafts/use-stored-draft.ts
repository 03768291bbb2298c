import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { draftChanges, isSame, type StoredDraft } from './draft-changes.rule.ts'

/** The part of a form that storing its draft needs, whatever it sends. */
type DraftForm<Draft extends FieldValues> = Pick<UseFormReturn<Draft>, 'getValues' | 'setValue' | 'subscribe'>

/**
 * Stores what is typed in this tab until it is saved or undone: leaving the page loses nothing. Restored after the first
 * paint, because the page is rendered on the server too, where there is nothing to read. Without a key nothing is stored.
 */
export function useStoredDraft<Draft extends FieldValues>(
  form: DraftForm<Draft>,
  key: string | undefined,
  version: Path<Draft> | undefined,
) {
  const { getValues, setValue, subscribe } = form
  const [isStored, setStored] = useState(true)
  const [isOverlapping, setOverlapping] = useState(false)
  useEffect(() => {
    if (key === undefined) return
    const stored = readDraft(key)
    const changes = stored ? draftChanges(stored, getValues(), version) : []
    for (const { path, value } of changes)
      setValue(path as Path<Draft>, value as PathValue<Draft, Path<Draft>>, { shouldDirty: true })
    setOverlapping(changes.some(({ isOverlap }) => isOverlap))
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        setStored(writeDraft(key, { draft: values, from: defaultValues }))
        if (isSame(values, defaultValues)) setOverlapping(false)
      },
    })
  }, [getValues, setValue, subscribe, key, version])
  return {
    /** False where the tab cannot store anything. */
    isStored: key !== undefined && isStored,
    /** Whether another user changed what was restored here. */
    isOverlapping,
  }
}

/** A row that was created or renamed is stored under another key. */
export function moveDraft(from: string, to: string): void {
  if (from === to) return
  changeStorage((storage) => {
    const draft = storage.getItem(from)
    if (draft === null) return
    storage.removeItem(from)
    storage.setItem(to, draft)
  })
}

/** What no longer fits is removed: an older draft must not come back instead of it. */
function writeDraft(key: string, stored: StoredDraft): boolean {
  return changeStorage((storage) => {
    storage.removeItem(key)
    if (!isSame(stored.draft, stored.from)) storage.setItem(key, JSON.stringify(stored))
  })
}

/** False where the browser blocks the storage of the tab, or it is full. */
function changeStorage(change: (storage: Storage) => void): boolean {
  try {
    change(sessionStorage)
    return true
  } catch {
    return false
  }
}

/** Null also for what an earlier release stored in another way. */
function readDraft(key: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const isDraft = typeof stored === 'object' && stored !== null && 'draft' in stored && 'from' in stored
    return isDraft ? stored : null
  } catch {
    return null
  }
}
