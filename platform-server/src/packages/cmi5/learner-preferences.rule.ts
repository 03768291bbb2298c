/** The document of the agent profile that cmi5 defines (section 11). */
export const PREFERENCES = 'cmi5LearnerPreferences'

/** Language tags as RFC 5646 builds them, with commas between. */
const LANGUAGES = /^[a-z]{2,8}(-[a-z\d]{1,8})*(,\s*[a-z]{2,8}(-[a-z\d]{1,8})*)*$/i

/** Whether a document is JSON with both preferences, each with a value that the standard allows. */
export function isPreferences(contentType: string, json: string): boolean {
  if (!/^application\/json\b/i.test(contentType)) return false
  try {
    const { languagePreference, audioPreference } = Object(JSON.parse(json)) as Record<string, unknown>
    const isAudio = audioPreference === 'on' || audioPreference === 'off'
    return isAudio && typeof languagePreference === 'string' && LANGUAGES.test(languagePreference)
  } catch {
    return false
  }
}
