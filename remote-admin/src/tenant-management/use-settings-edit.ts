import { useCallback, useState } from 'react'
import { TenantSettings } from '@platform/shared-contracts/http'

export interface SettingsEdit {
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
export function useSettingsEdit(name: string, saved: TenantSettings): SettingsEdit {
  const [restored] = useState(() => readStoredEdit(name))
  const [edit, setEdit] = useState<TenantSettings | null>(restored)
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
    isRestored: restored !== null && edit === restored,
    change,
    forget,
  }
}

/** Checks only the shape: an edit with invalid values must be restored too. */
function readStoredEdit(name: string): TenantSettings | null {
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
