/** The order with the step at a place moved by one; `null` beyond an end. */
export function movedStep(order: readonly number[], place: number, by: -1 | 1): readonly number[] | null {
  const [step, other] = [order[place], order[place + by]]
  if (step === undefined || other === undefined) return null
  return order.with(place, other).with(place + by, step)
}
