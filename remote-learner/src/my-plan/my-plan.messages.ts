import { i18n } from '../app/i18n.ts'
import { myPlan, trial } from '../locales/en/my-plan.ts'

export const myPlanMessages = i18n({ myPlan })
export const trialMessages = i18n({ trial })
