const MAX_SEATS = 1000

/** Seats as typed; null for anything but a whole number from 1 to 1000. */
export function parseSeats(text: string): number | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null
  const seats = Number(text)
  return seats >= 1 && seats <= MAX_SEATS ? seats : null
}
