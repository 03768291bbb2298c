import { listTag } from '@platform/shared-contracts/client'
import { Coupon, CouponPage, type CouponQuery, type CouponRequest } from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

const couponsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Coupon'] }).injectEndpoints({
  endpoints: (build) => ({
    listCoupons: build.query<CouponPage, CouponQuery>({
      query: (params) => ({ url: '/admin/coupons', params }),
      responseSchema: CouponPage,
      providesTags: [listTag('Coupon')],
    }),
    addCoupon: build.mutation<Coupon, CouponRequest>({
      query: (body) => ({ url: '/admin/coupons', method: 'POST', body }),
      responseSchema: Coupon,
      invalidatesTags: (coupon) => (coupon ? [listTag('Coupon')] : []),
    }),
    endCoupon: build.mutation<Coupon, string>({
      query: (id) => ({ url: `/admin/coupons/${id}/end`, method: 'POST' }),
      responseSchema: Coupon,
      invalidatesTags: [listTag('Coupon')],
    }),
  }),
})

export const { useListCouponsQuery, useAddCouponMutation, useEndCouponMutation } = couponsApi
