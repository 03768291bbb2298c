/** The body of a form with a file. An empty field counts as not sent. */
export function multipartBody(fields: object, file: File | null): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value ?? '')
  if (file) body.set('file', file)
  return body
}
