/*
 * What a remote's development build uses of react-refresh/runtime, for a shell that does not provide it because its React
 * is the production build. No component can be replaced there, so every edit reloads the page.
 */
export const register = () => undefined
export const createSignatureFunctionForTransform = () => (type) => type
export const isLikelyComponentType = () => false
