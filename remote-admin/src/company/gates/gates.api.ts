import { listTag } from '@platform/shared-contracts/client'
import { GateList, NewGate, type Gate, type GateRequest } from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

const GATES = '/company/gates'
const changed = (_answer: unknown, error: unknown) => (error ? [] : [listTag('Gate')])

export const { useListGatesQuery, useAddGateMutation, useRemoveGateMutation } = adminApi
  .enhanceEndpoints({ addTagTypes: ['Gate'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listGates: build.query<Gate[], void>({
        query: () => GATES,
        responseSchema: GateList,
        providesTags: [listTag('Gate')],
      }),
      addGate: build.mutation<NewGate, GateRequest>({
        query: (body) => ({ url: GATES, method: 'POST', body }),
        responseSchema: NewGate,
        invalidatesTags: changed,
      }),
      removeGate: build.mutation<unknown, string>({
        query: (id) => ({ url: `${GATES}/${id}`, method: 'DELETE' }),
        invalidatesTags: changed,
      }),
    }),
  })
