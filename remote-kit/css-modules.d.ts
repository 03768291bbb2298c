declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // eslint-disable-next-line no-restricted-syntax -- css-loader's modules have a default export
  export default classes
}
declare module '*.css'
