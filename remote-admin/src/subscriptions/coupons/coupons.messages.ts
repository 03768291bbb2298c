import { i18n } from '../../app/i18n.ts'
import { coupon, coupons, couponState } from '../../locales/en/subscriptions/coupons.ts'

export const couponsMessages = i18n({ coupons })
export const couponMessages = i18n({ coupon })
export const couponStateMessages = i18n({ couponState })
