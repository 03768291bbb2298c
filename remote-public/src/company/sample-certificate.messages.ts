import { i18n } from '../app/i18n.ts'
import { sampleCertificate } from '../locales/en/company/sample-certificate.ts'

export const sampleCertificateMessages = i18n({ sampleCertificate })
