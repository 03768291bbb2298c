import { i18n } from '../app/i18n.ts'
import { myPlan } from '../locales/en/my-plan.ts'

export const myPlanMessages = i18n({ myPlan })
