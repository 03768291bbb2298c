/* eslint no-undef: off -- webpack writes both names, neither is a variable of ours */
// The worker that evaluates the bundle says where the release's files are served.
if (__remote_base__) {
  __webpack_public_path__ = __remote_base__
}
