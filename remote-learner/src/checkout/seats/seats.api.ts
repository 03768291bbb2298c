import {
  Order,
  SeatListReport,
  SeatTrainingList,
  type SeatListRequest,
  type SeatRequest,
  type SeatTraining,
} from '@platform/shared-contracts/http'
import { rowTag } from '@platform/shared-contracts/client'
import { learnerApi } from '../../domain/api/learner-api.ts'

const one = (id: string, what: string) => `/orders/${encodeURIComponent(id)}${what}`

const seatsApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    getSeatTraining: build.query<SeatTraining[], string>({
      query: (id) => one(id, '/training'),
      responseSchema: SeatTrainingList,
      providesTags: (_training, _error, id) => [rowTag('Order', id)],
    }),
    remindHolder: build.mutation<null, { readonly id: string; readonly userId: string }>({
      query: ({ id, userId }) => ({
        url: one(id, `/seats/${encodeURIComponent(userId)}/remind`),
        method: 'POST',
      }),
      invalidatesTags: (_done, _error, { id }) => [rowTag('Order', id)],
    }),
    giveSeat: build.mutation<Order, { readonly id: string } & SeatRequest>({
      query: ({ id, ...body }) => ({ url: one(id, '/seats'), method: 'POST', body }),
      responseSchema: Order,
      invalidatesTags: (_order, _error, { id }) => [rowTag('Order', id), 'Course'],
    }),
    giveSeatList: build.mutation<SeatListReport, { readonly id: string } & SeatListRequest>({
      query: ({ id, ...body }) => ({ url: one(id, '/people'), method: 'POST', body }),
      responseSchema: SeatListReport,
      invalidatesTags: (report, _error, { id }) => (report?.isDone ? [rowTag('Order', id), 'Course'] : []),
    }),
    takeBackSeat: build.mutation<Order, { readonly id: string; readonly userId: string }>({
      query: ({ id, userId }) => ({
        url: one(id, `/seats/${encodeURIComponent(userId)}`),
        method: 'DELETE',
      }),
      responseSchema: Order,
      invalidatesTags: (_order, _error, { id }) => [rowTag('Order', id), 'Course'],
    }),
    withdrawInvitation: build.mutation<Order, { readonly id: string; readonly invitationId: string }>({
      query: ({ id, invitationId }) => ({ url: one(id, `/invitations/${invitationId}`), method: 'DELETE' }),
      responseSchema: Order,
      invalidatesTags: (_order, _error, { id }) => [rowTag('Order', id)],
    }),
  }),
})

export const {
  useGetSeatTrainingQuery,
  useRemindHolderMutation,
  useGiveSeatMutation,
  useGiveSeatListMutation,
  useTakeBackSeatMutation,
  useWithdrawInvitationMutation,
} = seatsApi
