import { i18n } from '../app/i18n.ts'
import { staff } from '../locales/en/staff.ts'
import type { StaffPage } from './staff-pages.rule.ts'

export const staffMessages = i18n({ staff: staff satisfies Record<StaffPage, string> })
