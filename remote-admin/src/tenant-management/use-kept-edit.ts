import { useCallback, useState } from 'react'
import { TenantSettings } from '@platform/shared-contracts/http'

export interface KeptEdit {
  readonly settings: TenantSettings
  readonly isDirty: boolean
  /** The edit was restored from this tab and has not been changed since. */
  readonly isRestored: boolean
  readonly change: (patch: Partial<TenantSettings>) => void
  readonly forget: () => void
}

const storageKey = (name: string) => `tenant-edit:${name}`

/**
 * Unsaved changes to the settings `saved`. They are stored in this tab until they are saved or discarded, so that
 * leaving the page in any way loses nothing.
 */
export function useKeptEdit(name: string, saved: TenantSettings): KeptEdit {
  const [kept] = useState(() => readKept(name))
  const [edit, setEdit] = useState<TenantSettings | null>(kept)
  const change = useCallback(
    (patch: Partial<TenantSettings>) =>
      setEdit((current) => {
        const next = { ...(current ?? saved), ...patch }
        sessionStorage.setItem(storageKey(name), JSON.stringify(next))
        return next
      }),
    [name, saved],
  )
  const forget = useCallback(() => {
    sessionStorage.removeItem(storageKey(name))
    setEdit(null)
  }, [name])
  return {
    settings: edit ?? saved,
    isDirty: edit !== null,
    isRestored: kept !== null && edit === kept,
    change,
    forget,
  }
}

/** Checks only the shape: an edit with invalid values must be restored too. */
function readKept(name: string): TenantSettings | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null')
    const hasAllFields =
      typeof value === 'object' &&
      value !== null &&
      Object.entries(TenantSettings.shape).every(
        ([key, field]) => key in value || field.safeParse(undefined).success,
      )
    return hasAllFields ? (value as TenantSettings) : null
  } catch {
    return null
  }
}
