import { i18n } from '../app/i18n.ts'
import { subscriptionsDashboard } from '../locales/en/subscriptions.ts'

export const subscriptionsMessages = i18n({ subscriptionsDashboard })
