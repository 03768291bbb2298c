/** US dollars from whole cents, without ',00' where there are none. */
export const DOLLARS = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const
