import { SOURCE_LANGUAGE, writtenIn } from '@platform/shared-contracts/rules'
import type { Person } from '../../domain/accounts/people.ts'
import { credentialEmailTemplates } from './credential-email-templates.ts'
import type { StoredCredential } from './sql-credentials.ts'

/** An email to the credential's holder, in the language that they chose. `isExpired` only matters to a reminder. */
export function credentialEmail(
  kind: keyof (typeof credentialEmailTemplates)['en'],
  { title, issuer, decidedBy, reason, expiresOn }: StoredCredential,
  { email, firstName, language: chosen }: Person,
  isExpired = false,
) {
  const language = chosen ?? SOURCE_LANGUAGE
  const format = new Intl.DateTimeFormat(writtenIn(language), { dateStyle: 'long', timeZone: 'UTC' })
  const { label, ...text } = credentialEmailTemplates[language][kind]({
    ...{ firstName, title, issuer, isExpired },
    decidedBy: decidedBy ?? '',
    reason: reason ?? '',
    day: format.format(new Date(expiresOn ?? 0)),
  })
  return { to: email, language, ...text, action: { label, path: '/certificates' } }
}
