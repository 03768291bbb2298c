import { createPasswordReset, type PasswordReset, type PasswordResetParts } from './password-reset.ts'
import { createVerification, type Verification, type VerificationParts } from './verification.ts'

/** What the links in account emails do. */
export interface MailedLinks {
  readonly verification: Verification
  readonly passwordReset: PasswordReset
}

export function createMailedLinks(parts: PasswordResetParts & VerificationParts): MailedLinks {
  return { verification: createVerification(parts), passwordReset: createPasswordReset(parts) }
}
