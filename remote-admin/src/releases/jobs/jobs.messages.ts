import { i18n } from '../../app/i18n.ts'
import { scheduledJobs } from '../../locales/en/releases/jobs.ts'

export const jobsMessages = i18n({ scheduledJobs })
