import Bowser from 'bowser'

/** Names that are shorter, or better known, than the package's. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'ChromeOS',
}

/** The package returns the client's own words for a browser that it does not know, and emails show the name. */
const KNOWN_NAMES = new Set([
  ...Object.values(Bowser.BROWSER_MAP),
  ...Object.values(Bowser.OS_MAP),
  'iPhone',
  'iPad',
])

/** A user agent in plain words: 'Firefox on Windows'. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os, platform } = Bowser.parse(userAgent)
  const names = [browser.name, os.name === 'iOS' ? platform.model : os.name]
  const known = names.filter((name): name is string => name !== undefined && KNOWN_NAMES.has(name))
  return known.map((name) => COMMON_NAMES[name] ?? name).join(' on ') || 'Unknown device'
}
