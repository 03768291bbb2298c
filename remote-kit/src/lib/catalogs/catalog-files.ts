/**
 * Files of message catalogs, `src/locales/<language>/<feature>.ts`, also of the platform's packages where they are installed
 * (`dist/`), in folders of any depth. An `index.ts` is an ordinary module, and no name has a dot.
 */
export const CATALOG_FILE =
  /^(?!.*[\\/]node_modules[\\/](?!(?:.*[\\/])?@platform[\\/])).*[\\/](?:src|dist)[\\/]locales[\\/][^\\/]+[\\/](?:[^\\/]+[\\/])*(?!index\.)[^\\/.]+\.[jt]s$/
