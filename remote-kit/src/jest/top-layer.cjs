/* global window */
// jsdom knows neither modal dialogs nor popovers: enough of them that a test sees what is open, and what closes.
function addTopLayer(dialog, element) {
  dialog.showModal ??= function showModal() {
    this.setAttribute('open', '')
  }
  dialog.close ??= function close() {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    this.dispatchEvent(new window.Event('close'))
  }
  element.showPopover ??= function showPopover() {}
  element.hidePopover ??= function hidePopover() {}
}

// A test of a build runs in Node.
if (typeof window === 'object') addTopLayer(window.HTMLDialogElement.prototype, window.HTMLElement.prototype)
