/** `4:05`; from an hour on the minutes go on counting. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
