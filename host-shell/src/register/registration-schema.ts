import { z } from 'zod/mini'
import { RegistrationRequest } from '@platform/shared-contracts/http'
import type { FormSchema } from '@platform/shared-ui/form/form-schema'
import { registerFailureMessages } from './register.messages.ts'
import {
  FIELD_OF_FAULT,
  registrationFaults,
  type CheckedDraft,
  type TypedRegistration,
} from './registration-form.rule.ts'

/** The partner is chosen from a list of the server, by whatever id it has there. */
const Typed = z.omit(RegistrationRequest, { assigned_partner_id: true })

/** The request's schema and the checks of spec section 5, whose sentences come first. */
export const RegistrationSchema: FormSchema<TypedRegistration> = {
  safeParse: (value, options) => {
    const parsed = Typed.safeParse(value, options)
    const texts = registerFailureMessages.get()
    const faults = registrationFaults(value as CheckedDraft).map((fault) => ({
      message: texts[fault],
      path: [FIELD_OF_FAULT[fault]],
    }))
    if (parsed.success && faults.length === 0) return parsed
    return { success: false, error: { issues: [...faults, ...(parsed.error?.issues ?? [])] } }
  },
}
