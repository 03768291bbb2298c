import { i18n } from '../app/i18n.ts'
import { companyNotes } from '../locales/en/company-invitations.ts'
import { dashboard } from '../locales/en/dashboard.ts'

export const dashboardMessages = i18n({ dashboard })
export const companyNoteMessages = i18n({ companyNotes })
