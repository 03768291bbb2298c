/** For webpack and Rspack; the compiler comes as an option, because a loader's own file is not part of the build. */
module.exports = function catalogLoader(source) {
  return this.getOptions().compile(source, this.resourcePath, 'module')
}
