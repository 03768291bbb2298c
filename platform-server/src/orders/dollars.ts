/** As refusals write an amount of US cents in every language: `$1062.50`. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`
