interface Standing {
  readonly code: string
  /** The label of what the server measured. */
  readonly status: string
  /** Of an assignment that is not fulfilled; on a completed module that is a renewal. */
  readonly due?: object | null
}

/** Where a module is gone on with: one whose certificate has expired, or has to be renewed by a day, is renewed. */
export function moduleLink({ code, status, due = null }: Standing): string {
  const isRenewal = status === 'Expired' || (status === 'Completed' && due !== null)
  return isRenewal ? `/modules/${code}/renew` : `/modules/${code}`
}
