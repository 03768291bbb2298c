/** The address of requests that this process makes to itself: no visitor's limit counts them. */
export const INTERNAL_ADDRESS = 'inside'
