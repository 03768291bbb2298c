/** For the function of the runtime that adds a script, of webpack and of Rspack. */
export function scriptGuard(): string {
  return guard('url', 'script', "return done({ type: 'integrity-unlisted', target: { src: url } });")
}

/** `undefined` from the table means unlisted, '' means a development server whose bytes change. */
export function guard(url: string, tag: string, refuse: string): string {
  return `var lookup = (globalThis.__PLATFORM__ || {}).integrity, sri = lookup ? lookup(new URL(${url}, location.href).href) : '';
if (sri === undefined) { ${refuse} }
if (sri) { ${tag}.integrity = sri; ${tag}.crossOrigin = 'anonymous'; }`
}
