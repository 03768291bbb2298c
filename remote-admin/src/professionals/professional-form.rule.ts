import type { Professional, ProfessionalRequest } from '@platform/shared-contracts/http'

/** The form as it is typed; nothing is an empty text. */
export type ProfessionalForm = {
  readonly [Name in Exclude<keyof ProfessionalRequest, 'doNotContact'>]: string
} & { readonly doNotContact: boolean }

export function formOf(saved: Professional | null): ProfessionalForm {
  if (!saved) return EMPTY
  return {
    ...saved,
    email: saved.email ?? '',
    phone: saved.phone ?? '',
    companyName: saved.companyName ?? '',
    city: saved.city ?? '',
    certifications: saved.certifications.join(', '),
    services: saved.services.join(', '),
    certifiedUntil: saved.certifiedUntil ?? '',
    checkedOn: saved.checkedOn ?? '',
  }
}

const EMPTY: ProfessionalForm = {
  ...{ firstName: '', lastName: '', email: '', phone: '', companyName: '', city: '', state: '' },
  ...{ certifications: '', services: '', certifiedUntil: '', source: '', checkedOn: '', doNotContact: false },
}

export function requestOf(form: ProfessionalForm): ProfessionalRequest {
  const orNull = (text: string) => text.trim() || null
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: orNull(form.email),
    phone: orNull(form.phone),
    companyName: orNull(form.companyName),
    city: orNull(form.city),
    state: form.state,
    certifications: parts(form.certifications),
    services: parts(form.services),
    certifiedUntil: orNull(form.certifiedUntil),
    source: form.source.trim(),
    doNotContact: form.doNotContact,
    checkedOn: orNull(form.checkedOn),
  }
}

function parts(text: string): string[] {
  const trimmed = text.split(',').map((part) => part.trim())
  return [...new Set(trimmed.filter((part) => part !== ''))]
}
