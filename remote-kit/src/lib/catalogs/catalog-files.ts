/**
 * Files of message catalogs, `src/locales/<language>/<feature>.ts`, in folders of any depth. An `index.ts` is an ordinary
 * module, and no name has a dot. Installed packages have their catalogs compiled already: no build changes them.
 */
export const CATALOG_FILE =
  /^(?!.*[\\/]node_modules[\\/]).*[\\/]src[\\/]locales[\\/][^\\/]+[\\/](?:[^\\/]+[\\/])*(?!index\.)[^\\/.]+\.ts$/
