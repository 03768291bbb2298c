const TIME_DIGITS = 12

/** A UUID of version 7 for the folder of a package: it begins with the milliseconds of `now`. `random` is any UUID. */
export function folderName(now: Date, random: string): string {
  const digits = now.getTime().toString(16).padStart(TIME_DIGITS, '0')
  const tail = random.replaceAll('-', '').slice(TIME_DIGITS + 1)
  const hex = `${digits}7${tail}`
  const lengths = [8, 4, 4, 4, 12]
  let at = 0
  return lengths.map((length) => hex.slice(at, (at += length))).join('-')
}

/** When the folder was made; 0 for one that an earlier release named at random. */
export function folderTime(folder: string): number {
  const digits = folder.replaceAll('-', '')
  return digits.charAt(TIME_DIGITS) === '7' ? parseInt(digits.slice(0, TIME_DIGITS), 16) : 0
}
