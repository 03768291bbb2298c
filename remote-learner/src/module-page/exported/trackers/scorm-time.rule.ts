/** Milliseconds as the type CMITimespan of SCORM 1.2: `0001:02:03.00`. */
export function scormTime(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  const hours = Math.min(9999, Math.floor(seconds / 3600))
  return `${part(hours, 4)}:${part(Math.floor(seconds / 60) % 60, 2)}:${part(seconds % 60, 2)}.00`
}
