import { i18n } from '../app/i18n.ts'
import { companyInvitations } from '../locales/en/company-invitations.ts'

export const invitationMessages = i18n({ companyInvitations })
