/**
 * Lets the browser point at the first field that is empty or no email address. Too short a password and an unticked
 * box are left to the printed checks, which the browser's own bubbles would keep from ever being read.
 */
export function pointAtMissingField(form: HTMLFormElement): boolean {
  const fields = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  )
  const faulty = fields.find(
    ({ type, validity }) => type !== 'checkbox' && (validity.valueMissing || validity.typeMismatch),
  )
  faulty?.reportValidity()
  return faulty !== undefined
}
