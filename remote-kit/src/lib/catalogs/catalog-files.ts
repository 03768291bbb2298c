/**
 * Files of message catalogs, `src/locales/<language>/<feature>.ts`, also of the platform's packages where they are installed
 * (`dist/`). A language's `index.ts` is an ordinary module.
 */
export const CATALOG_FILE =
  /^(?!.*[\\/]node_modules[\\/](?!(?:.*[\\/])?@platform[\\/])).*[\\/](?:src|dist)[\\/]locales[\\/][^\\/]+[\\/](?:[^\\/]+[\\/])?(?!index\.)[^\\/.]+\.[jt]s$/
