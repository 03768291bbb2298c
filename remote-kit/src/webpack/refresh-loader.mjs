/**
 * Lets the components of a module be replaced while they run, and keep their state. One React Refresh runtime serves
 * the shell and every remote (refresh-runtime.mjs, in the shell's development build); without it, as in a deployed
 * shell, the module only works as it always does.
 */
export default function refreshLoader(source, map) {
  const { scope } = this.getOptions()
  // On one line with the source, so that no line of it moves. Module ids of two remotes may be the same: `scope` tells them apart.
  const before =
    `var $RefreshReg$ = (type, id) => globalThis.platformRefresh?.register(type, ${JSON.stringify(scope)} + __webpack_module__.id + id),` +
    ' $RefreshSig$ = () => globalThis.platformRefresh?.createSignature() ?? ((type) => type);'
  const after =
    'if (import.meta.webpackHot) globalThis.platformRefresh?.settle(__webpack_module__, import.meta.webpackHot);'
  this.callback(null, `${before}${source}\n${after}`, map)
}
