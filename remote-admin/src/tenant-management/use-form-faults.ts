import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { failureOf } from '../lib/failure.ts'
import { serverErrors, type FormErrors } from './settings-form.rule.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'

/** What is wrong with the form: a sentence at each field, and one above them all. */
export function useFormFaults() {
  const t = useStore(tenantManagementMessages)
  const [errors, setErrors] = useState<FormErrors>({})
  const [message, setMessage] = useState<string | null>(null)

  /** Shows what the browser found; answers whether there was nothing. */
  const check = useCallback(
    (found: FormErrors): boolean => {
      const isClean = Object.keys(found).length === 0
      setErrors(found)
      setMessage(isClean ? null : t.fixErrors)
      return isClean
    },
    [t],
  )
  const refuse = useCallback((error: unknown) => {
    const failure = failureOf(error)
    setErrors(serverErrors(failure.fields))
    setMessage(failure.message)
  }, [])
  return { errors, message, check, refuse }
}
