interface Standing {
  readonly code: string
  /** The label of what the server measured. */
  readonly status: string
}

/** Where a module is gone on with: one whose certificate has expired is renewed. */
export function moduleLink({ code, status }: Standing): string {
  return status === 'Expired' ? `/modules/${code}/renew` : `/modules/${code}`
}
